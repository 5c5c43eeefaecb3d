import 'react';

// Invoker commands (HTML, `command` and `commandfor`), which React passes on but does not type yet.
declare module 'react' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can add to one
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'toggle-popover' | 'show-popover' | 'hide-popover';
    commandfor?: string;
  }
}
