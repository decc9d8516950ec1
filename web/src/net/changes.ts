// What changed in a value since the last one: the other half of the server's `tables/wire/changes.py`.
//
//   change = null | true | 1 | "text"      it is this now
//          | ["=", value]                  it is this now, where the value is an object or a list
//          | {member: change, …}           an object in which these members changed; ["-"] is gone
//          | [edit, …]                     a list, edited from its beginning; what is left over stays
//   edit   = 3                             the next three items stay
//          | -2                            the next two items are gone
//          | ["+", item, …]                these come in here
//          | change                        the next item changed: an object or a list

/** The new value; whatever did not change is shared with the old one, which stays as it is. */
export function applied(old: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0] === '=' ? change[1] : edited(listed(old), change);
  if (typeof change !== 'object' || change === null) return change;
  const members = new Map(Object.entries(object(old)));
  for (const [name, each] of Object.entries(change)) {
    if (Array.isArray(each) && each[0] === '-') members.delete(name);
    else members.set(name, applied(members.get(name), each));
  }
  return Object.fromEntries(members);
}

function edited(old: unknown[], script: unknown[]): unknown[] {
  const now: unknown[] = [];
  let at = 0;
  for (const edit of script) {
    if (typeof edit === 'number') {
      if (edit > 0) now.push(...old.slice(at, at + edit));
      at += Math.abs(edit);
    } else if (Array.isArray(edit) && edit[0] === '+') {
      now.push(...(edit.slice(1) as unknown[]));
    } else {
      now.push(applied(old[at], edit));
      at += 1;
    }
  }
  return [...now, ...old.slice(at)];
}

function listed(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('what changed is no list');
  return value;
}

function object(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('what changed is no object');
  return value;
}
