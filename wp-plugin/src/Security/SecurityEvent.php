<?php

declare(strict_types=1);

namespace Passerelle\Security;

use Throwable;

/**
 * The kinds of events of the security log, and the way to report one:
 *
 *     SecurityEvent::SignIn->refused('invalid_credentials', account: $email);
 *
 * The event is a WordPress action (HOOK), so that callers do not depend on the log. Reporting never throws. Within a
 * transaction, a success is written after the commit, a refusal also after a rollback.
 */
enum SecurityEvent: string
{
    /** Action with one argument, a SecurityEntry. */
    public const HOOK = 'passerelle_security_event';

    case SignIn = 'sign_in';
    case SignOut = 'sign_out';
    case SessionRenewal = 'session_renewal';
    case SessionEnd = 'session_end';
    case TokenReuse = 'token_reuse';
    case AccessToken = 'access_token';
    case WordPressSession = 'wordpress_session';
    case BreakGlass = 'break_glass';
    case SignInLink = 'sign_in_link';
    case Reauthentication = 'reauthentication';
    case Throttle = 'throttle';
    case RightsDenied = 'rights_denied';
    case Registration = 'registration';
    case Activation = 'activation';
    case MailLink = 'mail_link';
    case PasswordRecovery = 'password_recovery';
    case PasswordChange = 'password_change';
    case EmailChange = 'email_change';
    case IdentityLink = 'identity_link';
    case RoleChange = 'role_change';
    case AccountState = 'account_state';
    case AccountClosing = 'account_closing';
    case Export = 'export';
    /** A letter of recommendation: asked for, withdrawn, received, declined or erased. */
    case Letter = 'letter';
    case FileRead = 'file_read';
    case FileQuarantine = 'file_quarantine';

    /**
     * @param string $reason snake_case code: the method of a sign-in, what was changed
     * @param int|string|null $account whom it is about: user id, or the e-mail address as typed where there is no account; null: the current user
     * @param int|null $actor user id of who did it, where that is somebody else
     * @param string|null $address IP address of the browser; null: that of this request
     * @param string $object what it is about, as kind:id, for example "file:12"
     */
    public function succeeded(
        string $reason = '',
        int|string|null $account = null,
        ?int $actor = null,
        ?string $address = null,
        string $object = '',
    ): void {
        $this->report(new SecurityEntry($this, Outcome::Succeeded, $reason, $account, $actor, $address, $object));
    }

    /**
     * @param string $reason code of the refusal, as in the error catalogue
     * @param int|string|null $account whom it is about: user id, or the e-mail address as typed where there is no account; null: the current user
     * @param int|null $actor user id of who did it, where that is somebody else
     * @param string|null $address IP address of the browser; null: that of this request
     * @param string $object what it is about, as kind:id, for example "file:12"
     */
    public function refused(
        string $reason,
        int|string|null $account = null,
        ?int $actor = null,
        ?string $address = null,
        string $object = '',
    ): void {
        $this->report(new SecurityEntry($this, Outcome::Refused, $reason, $account, $actor, $address, $object));
    }

    private function report(SecurityEntry $entry): void
    {
        // Unit tests run without WordPress and listeners.
        if (!function_exists('do_action')) {
            return;
        }
        try {
            do_action(self::HOOK, $entry);
        } catch (Throwable $error) {
            // Only the class of the error, since its message may contain personal data.
            error_log("Passerelle: the security event {$this->value} could not be reported (" . $error::class . ').');
        }
    }
}
