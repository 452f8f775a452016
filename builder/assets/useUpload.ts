import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { BrandAssetFile } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { base64Of, MAX_UPLOAD_BYTES } from './read-file.ts';

/** The contract's bound of a file name, in characters. */
const MAX_NAME = 120;

/** Brings a picture to the server: what is kept, or why it was refused. */
export function useUpload(brand: string): {
  upload: (file: File) => Promise<BrandAssetFile | null>;
  pending: boolean;
  fault: string | null;
} {
  const say = useTexts('builder-brands');
  const problemText = useProblemText();
  const { mutate } = useSWRConfig();
  const { run, pending } = useCommand('uploadAsset');
  const [fault, setFault] = useState<string | null>(null);
  const upload = async (file: File): Promise<BrandAssetFile | null> => {
    setFault(null);
    if (file.size > MAX_UPLOAD_BYTES) {
      setFault(say('builder-brands:assets.tooLarge', { name: file.name }));
      return null;
    }
    if (Array.from(file.name).length > MAX_NAME) {
      setFault(say('builder-brands:assets.nameTooLong', { name: file.name, limit: MAX_NAME }));
      return null;
    }
    const body = { name: file.name, file: await base64Of(file) };
    const outcome = await run({ params: { brand }, body });
    if (!outcome.ok) {
      const field = outcome.problem.fields?.['/file'];
      setFault(field?.message ?? problemText(outcome.problem));
      return null;
    }
    await mutate((key) => Array.isArray(key) && key[0] === 'listAssets');
    return outcome.value;
  };
  return { upload, pending, fault };
}
