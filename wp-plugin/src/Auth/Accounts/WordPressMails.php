<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Auth\Mails\LinkFromTeam;
use Passerelle\Kernel\Module;
use Passerelle\Mail\Mails;
use WP_User;

/**
 * The site's mails instead of those that WordPress sends when staff make an account or ask for a new password of one: their links lead to
 * wp-login.php, which is closed.
 */
final readonly class WordPressMails implements Module
{
    private const LAST = PHP_INT_MAX;

    public function __construct(private Mails $mails, private AccountState $accounts)
    {
    }

    public function register(): void
    {
        // The audit log has each new account.
        add_filter('wp_send_new_user_notification_to_admin', '__return_false', self::LAST);
        add_filter('wp_new_user_notification_email', $this->replaceDetails(...), self::LAST, 2);
        add_filter('send_retrieve_password_email', $this->replaceReset(...), self::LAST, 3);
    }

    /** WordPress applies this filter just before it sends the mail by wp_mail(): that one, to the person, is not sent. */
    private function replaceDetails(mixed $mail, mixed $user): mixed
    {
        if ($user instanceof WP_User) {
            $this->send($user, true);
            $skip = static function (mixed $sent, mixed $mail) use (&$skip, $user): mixed {
                if (!is_array($mail) || ($mail['to'] ?? null) !== $user->user_email) {
                    return $sent;
                }
                remove_filter('pre_wp_mail', $skip);

                return true;
            };
            add_filter('pre_wp_mail', $skip, 10, 2);
        }

        return $mail;
    }

    private function replaceReset(mixed $send, mixed $login, mixed $user): bool
    {
        if ($send === true && $user instanceof WP_User) {
            $this->send($user, false);
        }

        return false;
    }

    private function send(WP_User $user, bool $isNew): void
    {
        if ($this->accounts->isDisabled($user->ID)) {
            return;
        }
        $this->accounts->stageOf($user->ID) === null
            ? $this->mails->toUser(LinkFromTeam::KEY, $user->ID, [LinkFromTeam::IS_NEW => $isNew])
            : $this->mails->toUser(ActivationMail::KEY, $user->ID);
    }
}
