import styles from './group-icon.css?url';

/** The icon of a group of treatments in the current text colour; `name` is its file's name. Its page links `GroupIconStyles`. */
export function GroupIcon({ name, className = 'size-6' }: { name: string; className?: string }) {
  return <span aria-hidden="true" className={`group-icon forced-ink inline-block shrink-0 bg-current ${className}`} data-group={name} />;
}

export function GroupIconStyles() {
  return <link href={styles} precedence="page" rel="stylesheet" />;
}
