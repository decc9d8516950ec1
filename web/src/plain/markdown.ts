// The rules that a room's README holds: just enough Markdown to read them. Nothing of it becomes HTML.

export interface Piece {
  kind: 'text' | 'strong' | 'code';
  text: string;
}

export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'verbatim';
  pieces: Piece[];
}

/** Headings, paragraphs and list items; tables and code stand as they are written. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let open: { kind: Block['kind']; lines: string[] } | null = null;
  const close = () => {
    if (open) found.push({ kind: open.kind, pieces: piecesOf(open.kind, open.lines) });
    open = null;
  };
  let fenced = false;
  for (const line of markdown.split('\n')) {
    const fence = line.startsWith('```');
    const kind = fenced || fence ? 'verbatim' : kindOf(line);
    if (fence) fenced = !fenced;
    if (kind === null) close();
    else if (kind === 'heading' || kind === 'item' || open?.kind === 'heading') {
      close();
      open = { kind, lines: [line.replace(/^(#+|[-*]|\d+\.) +/, '')] };
    } else if (!open || (kind === 'verbatim') !== (open.kind === 'verbatim')) {
      close();
      open = { kind, lines: fence ? [] : [line] };
    } else if (!fence) open.lines.push(line);
  }
  close();
  return found;
}

function kindOf(line: string): Block['kind'] | null {
  if (line.trim() === '') return null;
  if (/^#+ /.test(line)) return 'heading';
  if (/^([-*]|\d+\.) /.test(line)) return 'item';
  return line.startsWith('|') ? 'verbatim' : 'paragraph';
}

function piecesOf(kind: Block['kind'], lines: string[]): Piece[] {
  if (kind === 'verbatim') return [{ kind: 'text', text: lines.join('\n') }];
  const text = lines.map((line) => line.trim()).join(' ');
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).flatMap((part): Piece[] => {
    if (part === '') return [];
    if (part.startsWith('**') && part.length > 4) return [{ kind: 'strong', text: part.slice(2, -2) }];
    if (part.startsWith('`') && part.length > 2) return [{ kind: 'code', text: part.slice(1, -1) }];
    return [{ kind: 'text', text: part }];
  });
}
