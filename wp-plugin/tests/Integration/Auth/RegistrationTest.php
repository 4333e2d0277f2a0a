<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Accounts\Phone;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\PurgeAccounts;
use Passerelle\Auth\Recovery\RequestRecovery;
use Passerelle\Auth\Recovery\ResetPassword;
use Passerelle\Auth\Registration\ActivationLinks;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_User;

final class RegistrationTest extends AccountTestCase
{
    public function testVisitorRegistersActivatesAndSignsIn(): void
    {
        $this->register(['email' => ' Awa.Sarr@Example.test '], Lang::English);
        $hash = $this->hash();
        $user = $this->person();

        self::assertSame(
            [['beneficiaire'], 'Awa', 'N’Guessan', 'Awa N’Guessan', 'SN', '+221771234567', Lang::English],
            [$user->roles, $user->first_name, $user->last_name, $user->display_name, AccountCountry::of($user->ID), Phone::of($user->ID), PersonLanguage::of($user->ID)],
        );
        self::assertStringStartsWith('$argon2id$', $user->user_pass);
        self::assertMatchesRegularExpression('/^m-[0-9a-f]{24}$/', $user->user_login, 'No name, no address.');
        self::assertSame($user->user_login, $user->user_nicename);
        self::assertSame('account_not_activated', $this->signingIn(self::EMAIL, self::NEW_PASSWORD));
        $second = $this->hash();

        self::assertNotNull($this->activate($hash, self::NEW_PASSWORD)->session);
        self::assertSame('link_expired', $this->activating($second), 'One link of an account is used once.');
        self::assertSame([self::EMAIL . ': Welcome to Passerelle'], self::subjects($this->mails()));
        self::assertSame('in', $this->signingIn(self::EMAIL, self::NEW_PASSWORD));
    }

    public function testSigningInBeforeActivationSaysSoToWhoeverHasThePasswordAndSendsTheLinkAgainWithinLimits(): void
    {
        $this->register();
        $first = $this->hash();
        $this->register(['email' => 'closed@example.test']);
        $this->mails();
        update_user_meta($this->person('closed@example.test')->ID, AccountState::DISABLED_META, '1');

        self::assertSame(
            ['invalid_credentials', 'invalid_credentials', 'invalid_credentials', []],
            [
                $this->signingIn(self::EMAIL, 'Wrong-2026!'),
                $this->signingIn('closed@example.test', self::NEW_PASSWORD),
                $this->signingIn('nobody@example.test', self::NEW_PASSWORD),
                $this->mails(),
            ],
        );
        $answers = $sent = [];
        for ($try = 0; $try < 6; $try++) {
            $answers[] = $this->signingIn(self::EMAIL, self::NEW_PASSWORD);
            array_push($sent, ...$this->mails());
        }
        $subject = self::EMAIL . ': Activez votre compte';
        self::assertSame(
            [array_fill(0, 6, 'account_not_activated'), array_fill(0, $this->plugin->get(AuthLimits::class)->mailsPerPerson - 1, $subject)],
            [$answers, self::subjects($sent)],
        );
        $links = [$first, ...array_map(self::hashIn(...), $sent)];
        self::assertSame(array_fill(0, count($links), true), array_map($this->plugin->get(ActivationLinks::class)->hasPassword(...), $links));
        self::assertNotNull($this->activate($first, self::NEW_PASSWORD)->session);
        self::assertSame(array_fill(0, count($links), null), array_map($this->plugin->get(ActivationLinks::class)->hasPassword(...), $links));
    }

    public function testLinkIsValidOnceForSevenDays(): void
    {
        $this->register();
        $first = $this->hash();
        self::assertSame(['done', 'link_expired'], [$this->activating($first), $this->activating($first)]);
        $this->mails();
        $this->register(['email' => 'late@example.test']);
        $late = $this->hash();
        $this->clock->advance(7 * DAY_IN_SECONDS);

        self::assertSame('link_expired', $this->activating($late));
        self::assertSame(AccountStage::Pending, $this->stage('late@example.test'));
        foreach (['', 'x', str_repeat('A', 43), "{$first}=", "' OR 1=1 --"] as $nonsense) {
            self::assertSame('link_expired', $this->activating($nonsense));
        }
    }

    public function testRejectsLinkOfAnotherPurpose(): void
    {
        $member = $this->member();
        ($this->plugin->get(RequestRecovery::class))($member->user_email, Lang::French, self::ADDRESS);
        $reset = $this->hash();
        $this->register();
        $activation = $this->hash();

        self::assertSame('link_expired', $this->activating($reset));
        self::assertSame('link_expired', $this->outcome(fn () => ($this->plugin->get(ResetPassword::class))($activation, self::NEW_PASSWORD, self::NEW_PASSWORD, self::ADDRESS)));
        self::assertSame(['done', AccountStage::Pending], [
            $this->outcome(fn () => ($this->plugin->get(ResetPassword::class))($reset, self::NEW_PASSWORD, self::NEW_PASSWORD, self::ADDRESS)),
            $this->stage(),
        ]);
    }

    public function testDoesNotRevealKnownAddressExceptByMail(): void
    {
        $member = $this->member();
        $before = (array) $member->data;
        // WordPress looks at a table's columns once in a process, before the first accent that it writes there.
        $this->register(['email' => 'before@example.test']);
        $this->mails();
        $queries = [];
        foreach (['nobody@example.test', $member->user_email] as $email) {
            $queries[] = $this->countQueries(fn () => $this->register(['email' => $email, 'firstName' => 'Mallory']));
        }

        self::assertSame($queries[0], $queries[1], 'The same work while the visitor waits.');
        self::assertSame(
            ['nobody@example.test: Activez votre compte', "{$member->user_email}: Vous avez déjà un compte"],
            self::subjects($this->mails()),
        );
        wp_cache_flush();
        self::assertSame($before, (array) (new WP_User($member->ID))->data, 'Nothing of the account has changed.');
        self::assertSame('in', $this->signingIn($member->user_email, self::PASSWORD));
    }

    public function testSendsNoMailToDisabledAccount(): void
    {
        $member = $this->member();
        update_user_meta($member->ID, AccountState::DISABLED_META, '1');
        $this->register(['email' => $member->user_email]);
        ($this->plugin->get(RequestRecovery::class))($member->user_email, Lang::French, self::ADDRESS);

        self::assertSame([], $this->mails());
    }

    public function testMailboxOwnerChoosesThePasswordAfterTwoRegistrations(): void
    {
        $this->register();
        $first = $this->hash();
        $this->register(['firstName' => 'Mallory', 'password' => 'Mallory-2026!']);
        $second = $this->hash();
        self::assertSame('link_expired', $this->activating($first));
        $token = $this->activate($second)->demandToken;

        self::assertIsString($token);
        self::assertSame(['Mallory', AccountStage::Incomplete], [$this->person()->first_name, $this->stage()]);
        self::assertSame(
            array_fill(0, 2, 'invalid_credentials'),
            [$this->signingIn(self::EMAIL, 'Mallory-2026!'), $this->signingIn(self::EMAIL, self::NEW_PASSWORD)],
        );
        self::assertSame([], $this->mails());
    }

    public function testMailsToUnverifiedAddressContainNoInput(): void
    {
        $lure = ['firstName' => 'Gagnez 500 € sur https://evil.example/payer', 'lastName' => 'Cliquez vite evil.example'];
        foreach ([Lang::French, Lang::English] as $number => $language) {
            $email = "victim-{$number}@example.test";
            $this->register(['email' => $email, ...$lure], $language);
            $first = $this->mails();
            $this->signingIn($email, self::NEW_PASSWORD);
            $reminder = $this->mails();
            ($this->plugin->get(RequestRecovery::class))($email, $language, self::ADDRESS);
            $recovery = $this->mails();
            $this->register(['email' => $email, ...$lure], $language);
            $again = $this->mails();
            $this->activate(self::hashIn($again[0]));
            $mails = [...$first, ...$reminder, ...$recovery, ...$again, ...$this->mails()];

            self::assertSame($lure['firstName'], $this->person($email)->first_name, 'It could have leaked.');
            self::assertCount(4, $mails);
            foreach ($mails as $mail) {
                self::assertStringNotContainsStringIgnoringCase('evil', $mail['subject'] . $mail['message']);
                self::assertStringNotContainsStringIgnoringCase('gagnez', $mail['subject'] . $mail['message']);
            }
        }
        $member = $this->member();
        $this->register(['email' => $member->user_email, ...$lure]);
        self::assertStringNotContainsString('evil', $this->mails()[0]['message']);
    }

    /** @return array<string, array{array<string, string|bool>, list<string>}> */
    public static function refused(): array
    {
        return [
            'nothing' => [
                ['email' => ' ', 'password' => '', 'firstName' => ' ', 'lastName' => '', 'country' => '', 'phone' => '', 'acceptTerms' => false],
                [
                    ...array_map(static fn (string $path): string => "{$path}: required", ['email', 'password', 'passwordConfirm', 'firstName', 'lastName', 'country']),
                    'acceptTerms: privacy_consent_required',
                ],
            ],
            'wrong everywhere' => [
                ['email' => 'awa@', 'password' => 'short', 'passwordConfirm' => 'Short', 'firstName' => '<b>']
                    + ['lastName' => str_repeat('é', 121), 'country' => 'XK', 'phone' => '12'],
                [
                    'email: invalid_email', 'password: password_too_short', 'passwordConfirm: password_mismatch', 'firstName: unexpected_fields',
                    'lastName: too_long', 'country: unknown_country', 'phone: invalid_phone',
                ],
            ],
            'an address that WordPress would cut' => [['email' => str_repeat('a', 60) . '@' . str_repeat('b', 36) . '.org'], ['email: too_long']],
            'two addresses' => [['email' => "awa@example.test\r\nBcc: x@example.test"], ['email: invalid_email']],
            'a common password' => [['password' => 'Password1'], ['password: password_common']],
        ];
    }

    /**
     * @param array<string, string|bool> $changes
     * @param list<string> $expected
     */
    #[DataProvider('refused')]
    public function testReturnsEachErrorWithItsFieldAndStoresNothing(array $changes, array $expected): void
    {
        self::assertSame($expected, $this->refusals(fn () => $this->register($changes)));
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('account_requests')}"));
        self::assertSame([], $this->mails());
    }

    public function testOutboxContainsNoAddressPasswordOrLink(): void
    {
        $this->register();
        $outbox = fn (): string => (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table('outbox')}"));
        $requests = (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table('account_requests')}"));
        self::assertStringNotContainsString(self::EMAIL, $outbox());
        self::assertStringNotContainsString(self::NEW_PASSWORD, $outbox() . $requests);
        $hash = $this->hash();

        self::assertStringNotContainsString($hash, $outbox());
        self::assertStringNotContainsString(self::EMAIL, $outbox());
        self::assertStringNotContainsString($hash, (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table('links')}")));
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('account_requests')}"), 'What was asked is forgotten.');
    }

    public function testTwentyRegistrationsAnHourFromOneNetwork(): void
    {
        $from = fn (string $address): string => $this->outcome(fn () => $this->register(['email' => wp_generate_uuid4() . '@example.test'], address: $address));
        $twenty = array_map(static fn () => $from('2001:db8:1:2::1'), range(1, 20));

        self::assertSame(array_fill(0, 20, 'done'), $twenty);
        self::assertSame(['rate_limited 3600', 'done'], [$from('2001:db8:1:2:ffff::9'), $from('2001:db8:1:3::1')]);
        $this->clock->advance(3600);
        self::assertSame('done', $from('2001:db8:1:2::1'));
    }

    public function testLimitsMailsToOneAddress(): void
    {
        $count = 0;
        for ($try = 0; $try < 7; $try++) {
            $this->register(address: "198.51.100.{$try}");
            $count += count($this->mails());
        }
        self::assertSame(5, $count);
        $this->clock->advance(3600);
        $this->register();
        self::assertCount(1, $this->mails());
    }

    public function testUnfinishedAndDisabledAccountsGetNoRecoveryKey(): void
    {
        $this->register();
        $this->work();
        $pending = $this->person();
        $disabled = $this->member();
        update_user_meta($disabled->ID, AccountState::DISABLED_META, '1');

        foreach ([$pending, $disabled] as $user) {
            self::assertInstanceOf(WP_Error::class, get_password_reset_key($user));
        }
        self::assertIsString(get_password_reset_key($this->member()));
    }

    public function testDeletesOnlyUnfinishedAccountsAfterSevenDays(): void
    {
        $this->register();
        $this->register(['email' => 'active@example.test']);
        $this->work();
        $author = $this->person();
        $this->signingIn('active@example.test', self::NEW_PASSWORD);
        delete_user_meta($this->person('active@example.test')->ID, AccountStage::META);
        $this->register(['email' => 'writes@example.test']);
        $this->work();
        wp_insert_post(['post_title' => 'Théâtre', 'post_type' => 'page', 'post_author' => $this->person('writes@example.test')->ID]);
        $this->clock->advance(7 * DAY_IN_SECONDS);
        ($this->plugin->get(PurgeAccounts::class))();
        self::assertInstanceOf(WP_User::class, get_user_by('id', $author->ID), 'Seven days, not less.');
        $this->clock->advance(1);
        ($this->plugin->get(PurgeAccounts::class))();

        self::assertSame(
            [false, true, true],
            array_map(static fn (string $email): bool => get_user_by('email', $email) instanceof WP_User, [self::EMAIL, 'active@example.test', 'writes@example.test']),
        );
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('links')} WHERE user_id = %d", $author->ID));
    }

    private function activating(string $hash): string
    {
        return $this->outcome(fn () => $this->activate($hash, self::NEW_PASSWORD));
    }
}
