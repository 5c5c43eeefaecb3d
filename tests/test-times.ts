import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

type TestTime = { test: string; milliseconds: number };

function timesOf(module: TestModule): ReadonlyArray<TestTime> {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests()].map((test) => ({
    test: `${file} > ${test.name}`,
    milliseconds: test.diagnostic()?.duration ?? 0,
  }));
  const inTests = tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  // A site that starts, or a browser.
  return [...tests, { test: `${file}, before and after its tests`, milliseconds: module.diagnostic().duration - inTests }];
}

/** Adds the time of each test to the file that TEST_TIMES names, a line of JSON for each. */
export class TestTimes implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { TEST_TIMES } = process.env;
    if (TEST_TIMES)
      appendFileSync(
        TEST_TIMES,
        timesOf(module)
          .map((time) => `${JSON.stringify(time)}\n`)
          .join(''),
      );
  }
}
