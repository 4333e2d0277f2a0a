<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Role;
use Passerelle\Security\SecurityEntry;
use Passerelle\Security\SecurityEvent;
use WP_Error;
use WP_User;

/** What follows a password, whichever version of WordPress reports it: one mail and one line of the security log for a change, none for a new account. */
final class PasswordChangesTest extends AccountTestCase
{
    /** @var list<string> since the last look */
    private array $events = [];

    protected function setUp(): void
    {
        parent::setUp();
        add_action(SecurityEvent::HOOK, function (SecurityEntry $entry): void {
            if ($entry->event === SecurityEvent::PasswordChange) {
                $this->events[] = "{$entry->event->value} {$entry->outcome->value} {$entry->account}";
            }
        });
    }

    public function testNewAccountsAreNoChangeHoweverTheyAreMade(): void
    {
        $account = static fn (string $login): array => ['user_login' => $login, 'user_email' => "{$login}@example.test", 'user_pass' => self::NEW_PASSWORD];
        $ways = [
            'wp_insert_user' => static fn (): mixed => wp_insert_user([...$account('awa-1'), 'first_name' => 'Buy now']),
            'wp_create_user' => static fn (): mixed => wp_create_user('awa-2', self::NEW_PASSWORD, 'awa-2@example.test'),
            'of staff' => static fn (): mixed => wp_insert_user([...$account('awa-3'), 'role' => Role::Moderateur->value]),
            'the site' => fn (): mixed => $this->plugin->get(NewAccounts::class)->create('awa-4@example.test', Lang::French, AccountStage::Pending),
        ];
        foreach ($ways as $name => $create) {
            self::assertIsInt($create(), $name);
            self::assertSame([[], []], [self::subjects($this->mails()), $this->events()], $name);
        }
    }

    public function testEachChangeIsReportedOnceHoweverItIsMade(): void
    {
        // WordPress's own mail to its administrator.
        remove_action('after_password_reset', 'wp_password_change_notification');
        $ways = [
            'wp_set_password' => static fn (WP_User $user) => wp_set_password('Another-2026!', $user->ID),
            'wp_update_user' => static fn (WP_User $user): mixed => wp_update_user(['ID' => $user->ID, 'user_pass' => 'Another-2026!']),
            'reset_password' => static fn (WP_User $user) => reset_password($user, 'Another-2026!'),
            'the site' => fn (WP_User $user) => $this->plugin->get(Passwords::class)->change($user, 'Another-2026!'),
        ];
        foreach ($ways as $name => $change) {
            $user = $this->member();
            $session = $this->plugin->get(Sessions::class)->start($user->ID, 'Firefox');
            self::assertSame([[], []], [self::subjects($this->mails()), $this->events()], "Before {$name}");
            $change($user);
            self::assertSame(
                [["{$user->user_email}: Votre mot de passe a été modifié"], ["password_change success {$user->ID}"], false],
                [self::subjects($this->mails()), $this->events(), $this->isAlive($session)],
                $name,
            );
        }
    }

    public function testHashOfAnUnknownPasswordIsRefusedAndNoChange(): void
    {
        $user = $this->member();
        $session = $this->plugin->get(Sessions::class)->start($user->ID, 'Firefox');
        self::assertSame([[], []], [self::subjects($this->mails()), $this->events()]);

        self::assertInstanceOf(WP_Error::class, wp_insert_user([...$user->to_array(), 'user_pass' => wp_hash_password('Another-2026!')]));

        self::assertSame(
            [[], ["password_change refused {$user->ID}"], true, true],
            [self::subjects($this->mails()), $this->events(), $this->isAlive($session), (new WP_User($user->ID))->user_pass === $user->user_pass],
        );
    }

    public function testOtherUpdatesAndStoredHashesAreNoChange(): void
    {
        $user = $this->member();
        $session = $this->plugin->get(Sessions::class)->start($user->ID, 'Firefox');
        $this->mails();
        $this->events();
        wp_update_user(['ID' => $user->ID, 'first_name' => 'Fatou']);
        wp_update_user(['ID' => $user->ID, 'user_pass' => '']);
        $this->plugin->get(Passwords::class)->store($user, $this->plugin->get(Passwords::class)->hash(Passwords::random()));

        self::assertSame([[], [], true], [self::subjects($this->mails()), $this->events(), $this->isAlive($session)]);
    }

    /** @return list<string> changes of passwords in the security log since the last look */
    private function events(): array
    {
        $this->runAfterCommit();
        $events = $this->events;
        $this->events = [];

        return $events;
    }
}
