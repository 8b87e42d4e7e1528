import { READING_FIELDS, type TemplateAnchor } from '@comptoir/contracts';
import type { FieldRule, LinesRule, Mark, Template } from '../templates/template.ts';

/** Marks that a person is shown of the many by which a layout is known. */
const SHOWN_MARKS = 8;

/** How a template reads each field, for a screen to say in words: by which label, on which side of it. */
export function describeTemplate({ fields, marks, lines }: Template): TemplateAnchor[] {
  const layout = marks.slice(0, SHOWN_MARKS).map(({ text }) => text);
  return [
    { field: 'layout', kind: 'marks', label: layout.join(' · ') },
    ...READING_FIELDS.flatMap((field) => {
      const rule = fields[field];
      return rule ? [{ field, ...describeRule(rule) }] : [];
    }),
    ...(lines ? [describeLines(lines)] : []),
  ];
}

/** Under which labels the lines' columns stand, and which rows in them are no lines. */
function describeLines({ header, not = [] }: LinesRule): TemplateAnchor {
  const words = (marks: readonly Mark[]) => marks.map(({ text }) => text).join(' · ');
  return { field: 'lines', kind: 'columns', label: words(header), ...(not.length > 0 && { value: words(not) }) };
}

function describeRule(rule: FieldRule): Omit<TemplateAnchor, 'field'> {
  switch (rule.rule) {
    case 'constant':
      return { kind: 'constant', value: rule.value };
    case 'derived':
      return { kind: 'derived', value: rule.by };
    case 'absent':
      return { kind: 'absent' };
    case 'found': {
      const [anchor] = rule.anchors;
      const written = rule.shape.kind === 'code' ? { value: rule.shape.pattern } : {};
      return anchor ? { kind: anchor.side, label: anchor.text, ...written } : { kind: 'place', ...written };
    }
  }
}
