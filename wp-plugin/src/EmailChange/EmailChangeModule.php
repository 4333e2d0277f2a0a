<?php

declare(strict_types=1);

namespace Passerelle\EmailChange;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Mails\AccountLink;
use Passerelle\Auth\PublicPages;
use Passerelle\Auth\Social\Identities;
use Passerelle\EmailChange\Mails\ChangeAskedMail;
use Passerelle\EmailChange\Mails\ChangedMail;
use Passerelle\EmailChange\Mails\ProofMail;
use Passerelle\EmailChange\Mails\RestoredMail;
use Passerelle\EmailChange\Mails\UndoMail;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\MailModule;
use Passerelle\Settings\CurrentPassword;
use WP_User;

/** How people change the e-mail address of their account, and take a change back. */
final readonly class EmailChangeModule implements Module, HasMigrations
{
    private const DAILY = 'passerelle_email_change_daily';
    private const HOUR = 3_600;
    private const DAY = 86_400;

    private function __construct(
        public EmailChanges $changes,
        public AskEmailChange $ask,
        public ConfirmEmailChange $confirm,
        public UndoEmailChange $undo,
    ) {
    }

    public static function build(
        Database $db,
        Transaction $transaction,
        Clock $clock,
        Config $config,
        ViewerFactory $viewers,
        AuthModule $auth,
        Identities $identities,
        CurrentPassword $currentPassword,
        MailModule $mail,
    ): self {
        $limits = AuthLimits::from($config);
        $ways = $auth->ways;
        $mails = $mail->mails;
        $changes = new EmailChanges(
            $db,
            $clock,
            $config->limit('auth', 'emailConfirmHours') * self::HOUR,
            $config->limit('auth', 'emailUndoDays') * self::DAY,
        );
        $state = new AccountState();
        $address = new AccountAddress($db, $ways->newAccounts, $state, $auth->sessions, $ways->links);
        $pages = PublicPages::configured($config);
        $mail->know(
            new ProofMail($changes, $pages, new EmailLookup($db), $state, $auth->throttle, $limits),
            new ChangeAskedMail($changes, $pages),
            new UndoMail($changes, $pages),
            new ChangedMail($pages),
            new RestoredMail(new AccountLink($ways->links, $pages, $limits)),
        );

        return new self(
            $changes,
            new AskEmailChange($currentPassword, $ways->rules, $changes, $auth->current, $auth->throttle, $limits, $mails, $transaction),
            new ConfirmEmailChange($changes, $address, $viewers, $auth->forms, $mails, $transaction),
            new UndoEmailChange($changes, $address, $auth->passwords, $identities, $viewers, $auth->forms, $mails, $transaction),
        );
    }

    public function register(): void
    {
        // WordPress would write too, in its own words and language.
        add_filter('send_email_change_email', '__return_false');
        // A new password, by whatever way: a change that somebody else may have asked for is not confirmed any more.
        add_action('wp_set_password', fn (mixed $password, int|string $userId): bool => $this->changes->cancel((int) $userId), 10, 2);
        add_action('profile_update', $this->afterUpdate(...), 10, 2);
        add_action('deleted_user', fn (int|string $userId) => $this->changes->forget((int) $userId));
        add_action('init', static function (): void {
            if (!wp_installing() && wp_next_scheduled(self::DAILY) === false) {
                wp_schedule_event(time(), 'daily', self::DAILY);
            }
        });
        add_action(self::DAILY, fn (): int => $this->changes->purge());
    }

    private function afterUpdate(int|string $userId, WP_User $before): void
    {
        $user = get_userdata((int) $userId);
        if ($user instanceof WP_User && $user->user_pass !== $before->user_pass) {
            $this->changes->cancel($user->ID);
        }
    }

    public function migrations(): array
    {
        return [EmailChanges::migration()];
    }
}
