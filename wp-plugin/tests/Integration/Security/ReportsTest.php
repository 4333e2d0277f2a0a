<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\DisableAccount;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Recovery\RequestRecovery;
use Passerelle\Auth\Recovery\ResetPassword;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\SignIn\SignIn;
use Passerelle\Auth\Switching\Direction;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Files\FilePurpose;
use Passerelle\GraphQL\Resolver;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Security\EventFilter;
use Passerelle\Security\LogHashes;
use Passerelle\Security\SecurityEvents;
use Passerelle\Security\StoredEvent;
use Passerelle\Accounts\Settings\CurrentPassword;
use Passerelle\Tests\Integration\Auth\AuthTestCase;
use WP_REST_Request;
use WP_User;

/** What each part of the plugin reports, as it stands in the log. */
final class ReportsTest extends AuthTestCase
{
    private const ADDRESS = '203.0.113.7';

    public function testSignInsWithTheirReasons(): void
    {
        [$user, $closed] = [$this->member(), $this->member()];
        update_user_meta($closed->ID, AccountState::DISABLED_META, '1');
        $this->runAfterCommit();
        $this->forget();
        $try = fn (string $email, string $password) => $this->quietly(fn () => ($this->plugin->get(SignIn::class))($email, $password, self::ADDRESS, 'Firefox'));
        $try($user->user_email, self::PASSWORD);
        $try($user->user_email, 'wrong');
        $try($closed->user_email, self::PASSWORD);
        $try('Nobody@example.org', self::PASSWORD);

        self::assertSame([
            ['sign_in', 'refused', 'wrong_password', $this->hash($user->ID)],
            ['sign_in', 'refused', 'account_disabled', $this->hash($closed->ID)],
            ['sign_in', 'refused', 'unknown_account', $this->hash('nobody@example.org')],
            ['sign_in', 'success', 'password', $this->hash($user->ID)],
        ], $this->lines(), 'A success is written after the commit, which a test asks for last.');
        self::assertSame(
            [$this->plugin->get(LogHashes::class)->network('cb007107')],
            array_values(array_unique(array_map(static fn (StoredEvent $event): string => $event->network, $this->stored()))),
        );
    }

    public function testReportsStartOfThrottleAndEachAttemptDuringIt(): void
    {
        $user = $this->member();
        $this->forget();
        for ($try = 0; $try < 13; $try++) {
            $this->quietly(fn () => ($this->plugin->get(SignIn::class))($user->user_email, 'wrong', self::ADDRESS, 'Firefox'));
        }

        $counts = array_count_values(array_map(static fn (array $line): string => "{$line[0]} {$line[2]}", $this->lines()));
        self::assertSame(['sign_in wrong_password' => 10, 'throttle account' => 1, 'sign_in rate_limited' => 3], $counts);
        self::assertSame([$this->hash($user->ID)], array_values(array_unique(array_column($this->lines(), 3))));
    }

    public function testTokensAndSessions(): void
    {
        $user = $this->member();
        $session = $this->plugin->get(Sessions::class)->start($user->ID, 'Firefox');
        $next = $this->plugin->get(Sessions::class)->renew($session->refreshToken);
        $this->clock->advance(60);
        $last = $this->plugin->get(Sessions::class)->renew($next->refreshToken);
        $this->forget();
        $this->quietly(fn () => $this->plugin->get(Sessions::class)->renew($session->refreshToken));
        $this->quietly(fn () => $this->plugin->get(Sessions::class)->renew($last->refreshToken));
        $this->quietly(fn () => $this->plugin->get(Sessions::class)->renew('nonsense'));
        $other = $this->plugin->get(Sessions::class)->start($user->ID, 'Firefox');
        $this->plugin->get(Sessions::class)->end($other->refreshToken);
        $this->plugin->get(Sessions::class)->end($other->refreshToken);

        $mine = $this->hash($user->ID);
        self::assertEqualsCanonicalizing([
            ['token_reuse', 'refused', 'refresh_token', $mine],
            ['session_renewal', 'refused', 'session_ended', $mine],
            ['session_renewal', 'refused', 'unknown_token', ''],
            ['sign_out', 'success', '', $mine],
        ], $this->lines());
    }

    public function testPasswordsRolesAddressesAndClosedAccounts(): void
    {
        [$user, $admin] = [$this->member(), $this->users->administrator()];
        wp_set_current_user($admin->id);
        $this->runAfterCommit();
        $this->forget();
        wp_set_password('Another-2026!', $user->ID);
        $user->add_role(Role::Operateur->value);
        $user->remove_role(Role::Operateur->value);
        wp_update_user(['ID' => $user->ID, 'user_email' => 'moved@example.org']);
        $disable = new DisableAccount(new AccountState(), $this->clock);
        $disable($admin, $user->ID, true);
        $disable($admin, $user->ID, false);
        $this->runAfterCommit();

        $about = [$this->hash($user->ID), $this->hash($admin->id)];
        self::assertSame([
            ['password_change', 'success', '', ...$about],
            ['role_change', 'success', 'added_operateur', ...$about],
            ['role_change', 'success', 'removed_operateur', ...$about],
            ['email_change', 'success', 'changed', ...$about],
            ['account_state', 'success', 'disabled', ...$about],
            ['account_state', 'success', 'enabled', ...$about],
        ], array_map(static fn (StoredEvent $event): array => [$event->event, $event->outcome, $event->reason, $event->account, $event->actor], array_reverse($this->stored())));
    }

    public function testReportsDeniedRightsAndPasswordConfirmations(): void
    {
        $user = $this->member();
        $this->forget();
        wp_set_current_user($user->ID);
        $this->quietly(static fn () => Resolver::root(static fn (): never => throw DomainError::forbidden())(null, []));
        $this->quietly(static fn () => Resolver::root(static fn (): never => throw new DomainError('social_consent_missing'))(null, []));
        $this->quietly(static fn () => Resolver::root(static fn (): never => throw DomainError::notFound())(null, []));
        $current = new CurrentPassword($this->plugin->get(Passwords::class), $this->plugin->get(Throttle::class), 10, 128);
        $this->quietly(static fn () => $current->check(new Viewer($user->ID), 'wrong', 'password'));
        do_action('admin_page_access_denied');

        $mine = $this->hash($user->ID);
        self::assertSame([
            ['rights_denied', 'refused', 'forbidden', $mine],
            ['rights_denied', 'refused', 'social_consent_missing', $mine],
            ['reauthentication', 'refused', 'password_current_incorrect', $mine],
            ['rights_denied', 'refused', 'admin_page', $mine],
        ], $this->lines());
    }

    public function testReadingsOfPrivateFiles(): void
    {
        [$owner, $other] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $cv = $this->files->pdf($owner->id, FilePurpose::Cv);
        $this->forget();
        foreach ([$owner, $other, Viewer::anonymous()] as $viewer) {
            wp_set_current_user($viewer->id);
            rest_do_request(new WP_REST_Request('GET', "/passerelle/v1/files/{$cv}"));
            rest_do_request(new WP_REST_Request('GET', '/passerelle/v1/files/999999'));
        }
        $this->runAfterCommit();

        self::assertEqualsCanonicalizing([
            ['success', 'cv', $this->hash($owner->id), "file:{$cv}"],
            ['refused', 'forbidden', $this->hash($other->id), "file:{$cv}"],
            ['refused', 'forbidden', '', "file:{$cv}"],
        ], array_map(static fn (StoredEvent $event): array => [$event->outcome, $event->reason, $event->account, $event->object], $this->stored()));
    }

    public function testRecoveryAndSwitching(): void
    {
        [$user, $admin] = [$this->member(), $this->users->administrator()];
        $this->forget();
        ($this->plugin->get(RequestRecovery::class))($user->user_email, Lang::French, self::ADDRESS);
        $this->quietly(fn () => ($this->plugin->get(ResetPassword::class))('nonsense', 'Another-2026!', 'Another-2026!', self::ADDRESS));
        $switching = $this->plugin->get(Switching::class);
        $this->quietly(static fn () => $switching->enterSite('nonsense', 'Firefox'));
        $switching->enterSite($switching->tokenFor($admin, Direction::Site, null), 'Firefox');

        self::assertEqualsCanonicalizing([
            ['password_recovery', 'success', 'requested', $this->hash($user->user_email)],
            ['mail_link', 'refused', 'new_password', ''],
            ['sign_in', 'refused', 'switch_token_invalid', ''],
            ['sign_in', 'success', 'switch_token', $this->hash($admin->id)],
        ], $this->lines());
    }

    private function member(): WP_User
    {
        $user = get_userdata($this->users->beneficiaire()->id);
        self::assertInstanceOf(WP_User::class, $user);
        wp_set_password(self::PASSWORD, $user->ID);

        return new WP_User($user->ID);
    }

    private function quietly(callable $work): void
    {
        try {
            $work();
        } catch (\Exception) {
            // What is refused is seen in the log.
        }
    }

    /** Forgets what preparing the test reported. */
    private function forget(): void
    {
        $this->runAfterCommit();
        $this->db->execute("DELETE FROM {$this->db->table('security_events')}");
    }

    /** @return list<StoredEvent> */
    private function stored(): array
    {
        return $this->plugin->get(SecurityEvents::class)->list(new EventFilter(), 100);
    }

    /** @return list<array{string, string, string, string}> event, outcome, reason, account; the oldest first */
    private function lines(): array
    {
        $this->runAfterCommit();

        return array_map(
            static fn (StoredEvent $event): array => [$event->event, $event->outcome, $event->reason, $event->account],
            array_reverse($this->stored()),
        );
    }

    private function hash(int|string $account): string
    {
        return $this->plugin->get(LogHashes::class)->account($account);
    }
}
