import type { DocumentScreenId } from '#brand/document-screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { DocumentGate } from './DocumentGate.tsx';
import { RichText } from '../help/RichText.tsx';

export interface DocumentDialogProps {
  screen: DocumentScreenId;
  onClose: () => void;
}

/** A document over the page or dialog that asks to accept it. */
export function DocumentDialog({ screen, onClose }: DocumentDialogProps) {
  const say = useTexts('shell');
  return (
    <Dialog title={say(`shell:screen.${screen}`)} onClose={onClose} width="medium">
      <DocumentGate screen={screen} titleAs="p">
        {({ content, language }) => <RichText html={content} language={language} />}
      </DocumentGate>
    </Dialog>
  );
}
