<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use LogicException;
use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Registration\Activation;
use Passerelle\Auth\Registration\ActivationLinks;
use Passerelle\Auth\Registration\CompleteRegistration;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\SignIn\SignIn;
use Passerelle\Auth\Social\Identities;
use Passerelle\Auth\Social\IdentityLinked;
use Passerelle\Auth\Social\Linking;
use Passerelle\Auth\Social\SocialModule;
use Passerelle\Auth\Social\SocialOutcome;
use Passerelle\Auth\Social\SocialPerson;
use Passerelle\Auth\Social\SocialProvider;
use Passerelle\Auth\Social\SocialSignIn;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Rights\Role;
use Passerelle\Rights\ViewerFactory;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class SocialTest extends AuthTestCase
{
    private const ADDRESS = '203.0.113.7';
    private const EMAIL = 'awa@social.test';
    private const PASSWORD_OF_NEW = 'Harmattan-et-mil-2026';


    protected function setUp(): void
    {
        parent::setUp();
        // Another suite may have left mails that no worker has sent.
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    public function testNewPersonCompletesTheAccountAndThenSignsIn(): void
    {
        $token = $this->arrive()->demandToken ?? throw new LogicException('No demand token.');
        $user = $this->userOf(self::EMAIL);
        self::assertSame(
            [[Role::Beneficiaire->value], 'Awa', 'Sarr', Lang::English, AccountStage::Incomplete],
            [$user->roles, $user->first_name, $user->last_name, PersonLanguage::of($user->ID), (new AccountState())->stageOf($user->ID)],
        );
        self::assertStringNotContainsString('awa', $user->user_login);
        self::assertSame('invalid_credentials', $this->outcome(fn () => ($this->plugin->get(SignIn::class))(self::EMAIL, '', self::ADDRESS, 'Firefox')));

        // Again before it is complete: the same account, another token.
        self::assertNotNull($this->arrive()->demandToken);
        self::assertSame([$user->ID], $this->usersOf(self::EMAIL));

        $this->complete($token);
        $session = $this->arrive()->session ?? throw new LogicException('No session.');
        self::assertSame([$user->ID, true], [$session->userId, $this->isAlive($session)]);
    }

    public function testUnverifiedAddressCreatesNoAccount(): void
    {
        self::assertSame(
            array_fill(0, 5, 'oauth_email_missing'),
            [
                $this->arriving(['email' => '']),
                $this->arriving(['email' => '   ']),
                $this->arriving(['email' => 'no address']),
                $this->arriving(['isVerified' => false]),
                $this->arriving(['isVerified' => false, 'email' => $this->users->beneficiaire()->id . '@nobody.test']),
            ],
        );
        self::assertSame([], $this->usersOf(self::EMAIL));
        self::assertSame([], $this->stored());
    }

    public function testUnverifiedAddressDoesNotRevealItsAccount(): void
    {
        $known = new WP_User($this->users->beneficiaire()->id);

        self::assertSame('oauth_email_missing', $this->arriving(['isVerified' => false, 'email' => $known->user_email]));
        self::assertSame([], $this->stored());
    }

    public function testKnownAddressAloneGivesNoAccess(): void
    {
        $known = new WP_User($this->users->beneficiaire()->id);
        $outcome = $this->arrive(['email' => strtoupper($known->user_email)]);

        self::assertNull($outcome->session);
        self::assertNull($outcome->demandToken);
        self::assertSame([], $this->stored());
        self::assertSame([], $this->plugin->get(Sessions::class)->listActive((new ViewerFactory())->of($known->ID)));
    }

    public function testSignsInToTheLinkedAccountWhateverTheAddress(): void
    {
        $mine = $this->users->beneficiaire();
        $other = new WP_User($this->users->beneficiaire()->id);
        $this->plugin->get(Linking::class)->link($mine, SocialProvider::Google, 'subject-1');

        foreach ([$other->user_email, '', 'new@social.test'] as $email) {
            self::assertSame($mine->id, $this->arrive(['email' => $email, 'isVerified' => false])->session?->userId);
        }
        self::assertSame([], $this->usersOf('new@social.test'));
    }

    public function testSameIdAtAnotherNetworkIsAnotherIdentity(): void
    {
        $this->plugin->get(Linking::class)->link($this->users->beneficiaire(), SocialProvider::Google, 'subject-1');

        self::assertSame('oauth_email_missing', $this->arriving(['provider' => SocialProvider::LinkedIn, 'email' => '']));
    }

    public function testAnAccountThatStaffHaveClosedStaysClosed(): void
    {
        $closed = $this->users->beneficiaire();
        $this->plugin->get(Linking::class)->link($closed, SocialProvider::Google, 'subject-1');
        update_user_meta($closed->id, AccountState::DISABLED_META, '1');

        self::assertSame('invalid_credentials', $this->arriving());
        self::assertSame('forbidden', $this->linking($closed->id, 'subject-2'));
    }

    /** Somebody registers with an address that is not theirs and waits for its owner. */
    #[DataProvider('unprovenStages')]
    public function testUnverifiedRegistrationLosesAccess(AccountStage $stage): void
    {
        $userId = $this->begun($stage);
        $this->plugin->get(Identities::class)->add(SocialProvider::Facebook, 'intruder', $userId);
        $link = $this->plugin->get(Links::class)->make(LinkPurpose::Activation, $userId);

        self::assertNotNull($this->arrive()->demandToken);
        self::assertSame([$userId], $this->usersOf(self::EMAIL));
        self::assertSame(['Awa', AccountStage::Incomplete], [$this->userOf(self::EMAIL)->first_name, (new AccountState())->stageOf($userId)]);
        self::assertFalse(wp_check_password('Intruder-2026!', $this->userOf(self::EMAIL)->user_pass, $userId));
        self::assertNull($this->plugin->get(ActivationLinks::class)->hasPassword($link));
        self::assertNull($this->plugin->get(Identities::class)->ownerOf(SocialProvider::Facebook, 'intruder'));
        self::assertSame($userId, $this->plugin->get(Identities::class)->ownerOf(SocialProvider::Google, 'subject-1'));
    }

    /** @return array<string, array{AccountStage}> */
    public static function unprovenStages(): array
    {
        return ['registered' => [AccountStage::Pending], 'invited' => [AccountStage::Invited]];
    }

    public function testTwoNetworksWithOneAddressCreateOneAccount(): void
    {
        $this->arrive();
        $userId = $this->userOf(self::EMAIL)->ID;
        self::assertNotNull($this->arrive(['provider' => SocialProvider::LinkedIn, 'subject' => 'subject-2', 'firstName' => 'Another'])->demandToken);

        self::assertSame([$userId], $this->usersOf(self::EMAIL));
        self::assertSame('Awa', $this->userOf(self::EMAIL)->first_name);
        self::assertSame(
            [SocialProvider::Google, SocialProvider::LinkedIn],
            array_column($this->plugin->get(Identities::class)->ofUser($userId), 'provider'),
        );
    }

    public function testSignedInPersonLinksInsteadOfCreatingAnotherAccount(): void
    {
        wp_set_current_user($this->users->beneficiaire()->id);
        $outcome = $this->arrive();

        self::assertSame([null, null, []], [$outcome->session, $outcome->demandToken, $this->usersOf(self::EMAIL)]);
    }

    public function testLinkingRequiresSignInAndSendsOneMail(): void
    {
        $viewer = $this->users->beneficiaire();
        self::assertSame('forbidden', $this->linking(0, 'subject-1'));
        $this->clock->advance(60);
        self::assertSame(['done', 'done'], [$this->linking($viewer->id, 'subject-1'), $this->linking($viewer->id, 'subject-1')]);

        [$identity] = $this->plugin->get(Identities::class)->ofUser($viewer->id);
        self::assertSame([SocialProvider::Google, $this->clock->now()->getTimestamp()], [$identity->provider, $identity->linkedAt->getTimestamp()]);
        self::assertSame([['userId' => $viewer->id, 'data' => ['provider' => 'google']]], $this->mails());
    }

    public function testIdentityOfOneAccountIsRejectedForAnother(): void
    {
        [$first, $second] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $this->plugin->get(Linking::class)->link($first, SocialProvider::Google, 'subject-1');

        self::assertSame('oauth_identity_taken', $this->linking($second->id, 'subject-1'));
        self::assertSame($first->id, $this->arrive()->session?->userId);
        self::assertSame([], $this->plugin->get(Identities::class)->ofUser($second->id));
    }

    public function testIncompleteAccountReleasesTheIdentity(): void
    {
        $this->arrive();
        $mine = $this->users->beneficiaire();

        self::assertSame('done', $this->linking($mine->id, 'subject-1'));
        self::assertSame($mine->id, $this->arrive()->session?->userId);
        self::assertSame([], $this->plugin->get(Identities::class)->ofUser($this->userOf(self::EMAIL)->ID));
    }

    public function testThrottlesNewAccountsOfOneNetwork(): void
    {
        $tries = array_map(fn (int $number) => $this->arriving(['subject' => "s-{$number}", 'email' => "s-{$number}@social.test"]), range(1, 21));

        self::assertSame(array_fill(0, 20, 'done'), array_slice($tries, 0, 20));
        self::assertStringStartsWith('rate_limited', $tries[20]);
        self::assertSame([], $this->usersOf('s-21@social.test'));
    }

    public function testDoesNotStoreTheUserIdOfTheNetwork(): void
    {
        $this->arrive(['subject' => 'very-recognisable']);

        self::assertSame([hash('sha256', 'google|very-recognisable')], $this->stored());
    }

    public function testRecordsUseAndDeletesItWithTheAccount(): void
    {
        $viewer = $this->users->beneficiaire();
        $this->plugin->get(Linking::class)->link($viewer, SocialProvider::Google, 'subject-1');
        $linkedAt = $this->clock->now()->getTimestamp();
        $this->clock->advance(3_600);
        $this->arrive();
        [$identity] = $this->plugin->get(Identities::class)->ofUser($viewer->id);
        self::assertSame([$linkedAt, $linkedAt + 3_600], [$identity->linkedAt->getTimestamp(), $identity->usedAt->getTimestamp()]);

        $this->plugin->get(SocialModule::class)->register();
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($viewer->id);
        self::assertSame([], $this->stored());
    }

    public function testNormalisesNames(): void
    {
        $this->arrive(['firstName' => " A\u{0}wa\n<b>", 'lastName' => str_repeat('é', 200)]);
        $user = $this->userOf(self::EMAIL);

        self::assertSame(['A wa b', str_repeat('é', 60)], [$user->first_name, $user->last_name]);
    }

    public function testMailExistsInBothLanguages(): void
    {
        $mail = new IdentityLinked();
        $to = static fn (Lang $language): Recipient => new Recipient('awa@social.test', $language, 'Awa');
        $contents = array_map(static fn (Lang $language): ?MailContent => $mail->content($to($language), ['provider' => 'linkedin']), Lang::cases());

        $subjects = array_map(static fn (?MailContent $content): ?string => $content?->subject, $contents);
        self::assertSame(['Vous pouvez vous connecter avec LinkedIn', 'You can now sign in with LinkedIn'], $subjects);
        self::assertSame([null, null], [$mail->content($to(Lang::French), ['provider' => 'myspace']), $mail->content($to(Lang::French), [])]);
    }

    /** @param array{provider?: SocialProvider, subject?: string, email?: string, isVerified?: bool, firstName?: string, lastName?: string} $over */
    private function arrive(array $over = []): SocialOutcome
    {
        $person = SocialPerson::fromNetwork(
            $over['provider'] ?? SocialProvider::Google,
            $over['subject'] ?? 'subject-1',
            $over['email'] ?? self::EMAIL,
            $over['isVerified'] ?? true,
            $over['firstName'] ?? 'Awa',
            $over['lastName'] ?? 'Sarr',
        );

        return ($this->plugin->get(SocialSignIn::class))($person, Lang::English, self::ADDRESS, 'Firefox');
    }

    /** @param array{provider?: SocialProvider, subject?: string, email?: string, isVerified?: bool} $over */
    private function arriving(array $over = []): string
    {
        return $this->outcome(fn () => $this->arrive($over));
    }

    private function linking(int $userId, string $subject): string
    {
        return $this->outcome(fn () => $this->plugin->get(Linking::class)->link((new ViewerFactory())->of($userId), SocialProvider::Google, $subject));
    }

    private function begun(AccountStage $stage): int
    {
        $accounts = $this->plugin->get(NewAccounts::class);
        $userId = $accounts->create(self::EMAIL, Lang::French, $stage);
        $accounts->setPasswordHash($userId, password_hash('Intruder-2026!', PASSWORD_ARGON2ID));
        update_user_meta($userId, 'first_name', 'Intruder');

        return $userId;
    }

    private function complete(string $token): void
    {
        ($this->plugin->get(CompleteRegistration::class))(
            $token,
            self::PASSWORD_OF_NEW,
            self::PASSWORD_OF_NEW,
            PersonDetails::fromInput('Awa', 'Sarr', 'SN', ''),
            true,
            self::ADDRESS,
            'Firefox',
        );
    }

    private function userOf(string $email): WP_User
    {
        wp_cache_flush();
        $user = get_user_by('email', $email);

        return $user instanceof WP_User ? $user : throw new LogicException("Nobody has {$email}.");
    }

    /** @return list<int> */
    private function usersOf(string $email): array
    {
        return $this->db->ids("SELECT ID FROM {$this->database()->users} WHERE user_email = %s", $email);
    }

    /** @return list<string> */
    private function stored(): array
    {
        return $this->db->column("SELECT subject_hash FROM {$this->db->table('identities')}");
    }

    /** @return list<array{userId: mixed, data: mixed}> the mails about links that wait */
    private function mails(): array
    {
        $found = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} ORDER BY id") as $payload) {
            $mail = (array) json_decode($payload, true);
            if (($mail['mail'] ?? null) === IdentityLinked::KEY) {
                $found[] = ['userId' => $mail['userId'] ?? null, 'data' => $mail['data'] ?? null];
            }
        }

        return $found;
    }
}
