import { APPLICABLE_EXECUTIONS } from '#domain/announcement/announcement-audience.ts';
import type { PopupPlan } from '../site-plan.ts';
import { type Assembly, remove } from './context.ts';
import { byScreen, byVisitor, hiddenAt, named } from './reasons.ts';

export function planPopups(assembly: Assembly): readonly PopupPlan[] {
  const popups: PopupPlan[] = [];
  const { kind } = assembly.visitor;
  for (const [index, item] of assembly.manifest.popups.entries()) {
    const pointer = `/popups/${index}`;
    const executions = item.executions.filter((code) => APPLICABLE_EXECUTIONS[kind].includes(code));
    const built = assembly.built.has('announcements');
    const because = [
      named(pointer),
      ...(item.hidden === true ? [hiddenAt(pointer)] : []),
      byScreen('announcements', built),
      byVisitor(kind, executions.length > 0 ? 'adds' : 'removes'),
    ];
    if (item.hidden === true || !built || executions.length === 0) {
      remove(assembly, `popups/${item.id}`, because);
    } else popups.push({ id: item.id, executions, oncePerSession: item.oncePerSession, because });
  }
  return popups;
}
