import { render } from '@testing-library/react';
import { uploadAttemptData } from '@title24/remote-kit/contract';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { testMountProps, testPageData } from '@title24/remote-kit/testing';
import {
  defaultUploadLimits,
  type UploadAttempt,
  type UploadLimits,
} from '@title24/shared-domain/full-service';
import type { ReactNode } from 'react';
import { uploadLimitsRequest } from '../upload-limits-request.ts';
import { FakeRequest } from './fake-request.ts';

let limits = defaultUploadLimits;

/** Sets the limits in the page's data. */
export function limitsOfServer(given: UploadLimits): void {
  limits = given;
}

/** Wraps a screen of this remote as the shell would, at the current URL. */
export function placed(screen: ReactNode, attempt?: UploadAttempt): ReactNode {
  const data = testPageData([uploadAttemptData, attempt], [uploadLimitsRequest, limits]);
  const props = testMountProps(data);
  return (
    <MountPropsContext value={{ ...props, rpc: { ...props.rpc, upload: FakeRequest.upload } }}>
      <PageAddressProvider>{screen}</PageAddressProvider>
    </MountPropsContext>
  );
}

export function renderRemote(screen: ReactNode, attempt?: UploadAttempt) {
  return render(placed(screen, attempt));
}
