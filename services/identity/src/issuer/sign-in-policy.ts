import { interactionPolicy } from 'oidc-provider';

/** When the issuer asks for a password: as oidc-provider does, and where its session's account may sign in no more. */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('account_gone', 'the account of this session may not sign in', (ctx) =>
        ctx.oidc.account ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}
