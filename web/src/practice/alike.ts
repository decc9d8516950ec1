/** The same data, in whatever order their fields stand. */
export function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    fields.length === others.size && fields.every(([name, value]) => others.has(name) && alike(value, others.get(name)))
  );
}
