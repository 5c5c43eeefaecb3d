import { Container } from '#ui/container.tsx';
import { Bricks } from './bricks.tsx';
import { Tokens } from './tokens.tsx';

/** Every token and brick at a glance, for whoever changes one. Shown in development only. */
export function Styleguide() {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
      <h1 className="text-4xl">Style guide</h1>
      <Tokens />
      <Bricks />
    </Container>
  );
}
