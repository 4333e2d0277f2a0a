<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\EmailChange;

use Passerelle\Accounts\EmailChange\ConfirmEmailChange;
use Passerelle\Accounts\EmailChange\EmailChangeLinks;
use Passerelle\Accounts\EmailChange\EmailChanges;
use Passerelle\Accounts\EmailChange\RequestEmailChange;
use Passerelle\Accounts\EmailChange\UndoEmailChange;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Recovery\RequestRecovery;
use Passerelle\Auth\Recovery\ResetPassword;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Social\Identities;
use Passerelle\Auth\Social\SocialProvider;
use Passerelle\Accounts\EmailChange\EmailChangeModule;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Auth\AccountTestCase;
use Passerelle\Tests\Integration\Security\ReadsSecurityLog;
use WP_User;

/** Another e-mail address: asked for with the password, proven by its mailbox, taken back from the former one. */
final class EmailChangeTest extends AccountTestCase
{
    use ReadsSecurityLog;

    private const NEXT = 'nouvelle.adresse@example.test';

    private Identities $identities;

    protected function setUp(): void
    {
        parent::setUp();
        $this->identities = new Identities($this->db, $this->clock);
        $this->plugin->get(EmailChangeModule::class)->register();
    }

    public function testConfirmsTheNewAddressAndSendsMailToBoth(): void
    {
        $person = $this->users->beneficiaire();
        $former = $this->emailOf($person);
        $sessions = [$this->plugin->get(Sessions::class)->start($person->id, 'here'), $this->plugin->get(Sessions::class)->start($person->id, 'there')];

        $this->ask($person, ' Nouvelle.Adresse@Example.test ');
        $mails = $this->mails();

        self::assertSame([self::NEXT . ': Confirmez votre nouvelle adresse e-mail', "{$former}: Une nouvelle adresse pour votre compte"], self::subjects($mails));
        self::assertSame([$former, self::NEXT], [$this->emailOf($person), $this->plugin->get(EmailChanges::class)->pending($person->id)?->newEmail]);
        ($this->plugin->get(RequestRecovery::class))($former, Lang::French, self::ADDRESS);
        $recovery = $this->hash();

        self::assertSame('done', $this->confirming(self::secret($mails[0])));
        $told = $this->mails();

        self::assertSame([self::NEXT, null], [$this->emailOf($person), $this->plugin->get(EmailChanges::class)->pending($person->id)]);
        self::assertSame(["{$former}: L’adresse de votre compte a été modifiée", self::NEXT . ': Votre adresse e-mail a été modifiée'], self::subjects($told));
        self::assertSame([false, false], array_map($this->lives(...), $sessions), 'No session asked for it here, so all end.');
        self::assertSame('link_expired', $this->outcome(fn () => ($this->plugin->get(ResetPassword::class))($recovery, self::NEW_PASSWORD, self::NEW_PASSWORD, self::ADDRESS)));
        self::assertSame(['invalid_credentials', 'in'], [$this->signingIn($former, self::PASSWORD), $this->signingIn(self::NEXT, self::PASSWORD)]);
        self::assertSame('link_expired', $this->confirming(self::secret($mails[0])), 'It served.');
    }

    public function testRequestingSessionContinues(): void
    {
        $person = $this->users->beneficiaire();
        [$here, $there] = [$this->plugin->get(Sessions::class)->start($person->id, 'here'), $this->plugin->get(Sessions::class)->start($person->id, 'there')];
        $this->plugin->get(EmailChanges::class)->add($person->id, $here->sessionId, $this->emailOf($person), self::NEXT);
        $secret = (string) $this->plugin->get(EmailChanges::class)->makeConfirmLink((int) $this->plugin->get(EmailChanges::class)->pending($person->id)?->id);

        self::assertSame('done', $this->confirming($secret));
        self::assertSame([true, false], array_map($this->lives(...), [$here, $there]));
    }

    public function testFormerAddressUndoesTheChange(): void
    {
        $person = $this->users->beneficiaire();
        $former = $this->emailOf($person);
        $this->identities->add(SocialProvider::Google, 'mine', $person->id);
        $this->clock->advance(60);
        $undo = $this->change($person, self::NEXT);
        $this->clock->advance(60);
        $this->identities->add(SocialProvider::Facebook, 'the thief’s', $person->id);
        $second = $this->change($person, 'third@example.test');
        $this->ask($person, 'fourth@example.test');
        $pending = self::secret($this->mails()[0]);
        $session = $this->plugin->get(Sessions::class)->start($person->id, '');

        self::assertSame('done', $this->undoing($undo));

        self::assertSame([$former, false, null], [$this->emailOf($person), $this->lives($session), $this->plugin->get(EmailChanges::class)->pending($person->id)]);
        self::assertSame(['link_expired', 'link_expired', 'link_expired'], [$this->undoing($undo), $this->undoing($second), $this->confirming($pending)]);
        self::assertSame([$person->id, null], [
            $this->identities->ownerOf(SocialProvider::Google, 'mine'),
            $this->identities->ownerOf(SocialProvider::Facebook, 'the thief’s'),
        ]);
        self::assertSame(array_fill(0, 2, 'invalid_credentials'), [$this->signingIn($former, self::PASSWORD), $this->signingIn('third@example.test', self::PASSWORD)]);
        $mails = $this->mails();
        self::assertSame(["{$former}: Votre adresse est rétablie\u{00A0}: choisissez un nouveau mot de passe"], self::subjects($mails));
        ($this->plugin->get(ResetPassword::class))(self::secret($mails[0]), self::NEW_PASSWORD, self::NEW_PASSWORD, self::ADDRESS);
        self::assertSame('in', $this->signingIn($former, self::NEW_PASSWORD));
    }

    public function testLinksAreValidForADayAndForSevenDays(): void
    {
        $person = $this->users->beneficiaire();
        $this->ask($person, self::NEXT);
        $late = self::secret($this->mails()[0]);
        $this->clock->advance(DAY_IN_SECONDS);
        self::assertSame(['link_expired', null], [$this->confirming($late), $this->plugin->get(EmailChanges::class)->pending($person->id)]);

        $undo = $this->change($person, self::NEXT);
        $this->clock->advance(7 * DAY_IN_SECONDS);
        self::assertSame(['link_expired', self::NEXT], [$this->undoing($undo), $this->emailOf($person)]);
        foreach (['', 'x', str_repeat('A', 43), "{$undo}=", "' OR 1=1 --"] as $nonsense) {
            self::assertSame(['link_expired', 'link_expired'], [$this->confirming($nonsense), $this->undoing($nonsense)]);
        }
    }

    public function testLookingAtALinkLeavesItValid(): void
    {
        $person = $this->users->beneficiaire();
        $this->ask($person, self::NEXT);
        $confirm = self::secret($this->mails()[0]);
        self::assertSame([true, true, false], [$this->isUsable($confirm), $this->isUsable($confirm), $this->isUsable($confirm, undoes: true)]);
        self::assertSame('done', $this->confirming($confirm));
        $undo = self::secret($this->mails()[0]);
        self::assertSame([false, true, true, false], [
            $this->isUsable($confirm),
            $this->isUsable($undo, undoes: true),
            $this->isUsable($undo, undoes: true),
            $this->isUsable($undo),
        ]);
        self::assertSame('done', $this->undoing($undo));
        self::assertSame(false, $this->isUsable($undo, undoes: true));

        $this->mails();
        $this->ask($this->users->beneficiaire(), self::NEXT);
        $late = self::secret($this->mails()[0]);
        $this->clock->advance(DAY_IN_SECONDS);
        self::assertSame([false, false], [$this->isUsable($late), $this->isUsable("' OR 1=1 --")]);
    }

    public function testLookingAtALinkDoesNotTellWhetherTheAddressIsTaken(): void
    {
        [$first, $second] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $this->ask($first, self::NEXT);
        $secret = self::secret($this->mails()[0]);
        $this->change($second, self::NEXT);

        self::assertSame([true, 'link_expired'], [$this->isUsable($secret), $this->confirming($secret)]);
    }

    public function testRejectsLinkOfTheOtherKind(): void
    {
        $person = $this->users->beneficiaire();
        $undo = $this->change($person, self::NEXT);
        $this->ask($person, 'third@example.test');
        $confirm = self::secret($this->mails()[0]);

        self::assertSame(['link_expired', 'link_expired'], [$this->undoing($confirm), $this->confirming($undo)]);
    }

    public function testDoesNotRevealKnownAddressExceptByMail(): void
    {
        $person = $this->users->beneficiaire();
        $other = $this->users->beneficiaire();
        $this->ask($person, 'warm-up@example.test');
        $this->mails();
        $queries = array_map(fn (string $email): int => $this->countQueries(fn () => $this->ask($person, $email)), ['nobody@example.test', $this->emailOf($other)]);

        self::assertSame($queries[0], $queries[1], 'The same work while the person waits.');
        self::assertSame($this->emailOf($other), $this->plugin->get(EmailChanges::class)->pending($person->id)?->newEmail);
        $mails = $this->mails();
        self::assertSame("{$this->emailOf($other)}: Cette adresse a déjà un compte", self::subjects($mails)[0]);
        self::assertStringNotContainsString('hash=', $mails[0]['message']);
    }

    public function testFirstVerifiedClaimGetsTheAddress(): void
    {
        [$first, $second] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $former = $this->emailOf($second);
        $this->ask($first, self::NEXT);
        $this->ask($second, self::NEXT);
        $secrets = array_map(self::secret(...), array_values(array_filter($this->mails(), static fn (array $mail): bool => $mail['to'] === self::NEXT)));

        self::assertSame(['done', 'link_expired'], array_map($this->confirming(...), $secrets));
        self::assertSame([self::NEXT, $former], [$this->emailOf($first), $this->emailOf($second)]);
    }

    public function testUnverifiedAccountIsReplacedByTheVerifiedAddress(): void
    {
        $this->register(['email' => self::NEXT, 'password' => 'Mallory-2026!']);
        $this->mails();
        $squatter = $this->person(self::NEXT)->ID;
        $person = $this->users->beneficiaire();

        $this->change($person, self::NEXT);

        self::assertSame([self::NEXT, false], [$this->emailOf($person), get_user_by('id', $squatter)]);
        self::assertSame('invalid_credentials', $this->signingIn(self::NEXT, 'Mallory-2026!'));
    }

    public function testRejectedContents(): void
    {
        $person = $this->users->beneficiaire();
        $ask = fn (Viewer $viewer, string $email, string $password): array => $this->refusals(fn () => ($this->plugin->get(RequestEmailChange::class))($viewer, $email, $password));

        self::assertSame(['password: password_current_incorrect'], $ask($person, self::NEXT, 'Wrong-2026!'));
        self::assertSame(['password: required'], $ask($person, self::NEXT, ''));
        self::assertSame(['email: required'], $ask($person, '', self::PASSWORD));
        self::assertSame(['email: invalid_email'], $ask($person, 'awa@nowhere', self::PASSWORD));
        self::assertSame(['email: invalid_email'], $ask($person, strtoupper($this->emailOf($person)), self::PASSWORD));
        self::assertSame(['forbidden'], $ask(Viewer::anonymous(), self::NEXT, self::PASSWORD));
        self::assertSame(['forbidden'], $this->refusals(fn () => $this->plugin->get(RequestEmailChange::class)->cancel(Viewer::anonymous())));
        self::assertSame([], $this->mails());
        self::assertNull($this->plugin->get(EmailChanges::class)->pending($person->id));
    }

    public function testFiveAddressesAnHour(): void
    {
        $person = $this->users->beneficiaire();
        $try = fn (int $number): string => $this->outcome(fn () => $this->ask($person, "try-{$number}@example.test"));

        self::assertSame(array_fill(0, 5, 'done'), array_map($try, range(1, 5)));
        self::assertStringStartsWith('rate_limited', $try(6));
    }

    public function testCancellationPasswordChangeAndClosedAccountEndPendingChange(): void
    {
        [$canceller, $careful, $closed] = [$this->users->beneficiaire(), $this->users->beneficiaire(), $this->users->beneficiaire()];
        $links = [];
        foreach ([$canceller, $careful, $closed] as $number => $person) {
            $this->ask($person, "next-{$number}@example.test");
            $links[] = self::secret($this->mails()[0]);
        }
        $this->plugin->get(RequestEmailChange::class)->cancel($canceller);
        wp_set_password(self::NEW_PASSWORD, $careful->id);
        update_user_meta($closed->id, AccountState::DISABLED_META, '1');

        self::assertSame(array_fill(0, 3, 'link_expired'), array_map($this->confirming(...), $links));
    }

    public function testMailsToTheNewAddressContainNoInput(): void
    {
        $phrase = 'Gagnez 500 € : https://evil.example/payer';
        $person = $this->users->beneficiaire();
        wp_update_user(['ID' => $person->id, 'first_name' => $phrase, 'display_name' => $phrase]);
        $this->ask($person, self::NEXT);
        $mails = $this->mails();
        $this->confirming(self::secret($mails[0]));
        $mails = array_filter([...$mails, ...$this->mails()], static fn (array $mail): bool => $mail['to'] === self::NEXT);

        self::assertCount(2, $mails);
        foreach ($mails as $mail) {
            self::assertStringNotContainsString('evil.example', $mail['message'] . $mail['subject']);
            self::assertStringNotContainsString('Gagnez', $mail['message'] . $mail['subject']);
        }
    }

    public function testDeletesExpiredAddresses(): void
    {
        $person = $this->users->beneficiaire();
        $this->change($person, self::NEXT);
        $this->clock->advance(8 * DAY_IN_SECONDS + 1);
        $this->plugin->get(EmailChanges::class)->purge();

        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('email_changes')}"));
    }

    public function testEachStepIsInTheSecurityLog(): void
    {
        [$person, $network, $own] = [$this->users->beneficiaire(), 'cb007107', '7f000001'];
        $this->clearLog();
        $this->ask($person, self::NEXT);
        $this->plugin->get(RequestEmailChange::class)->cancel($person);
        $this->mails();
        $undo = $this->change($person, self::NEXT);
        self::assertSame(['done', 'link_expired', 'link_expired'], [$this->undoing($undo), $this->undoing($undo), $this->confirming('nonsense')]);

        $this->assertLogged([
            $this->row('email_change', 'success', 'asked', $person->id, $own),
            $this->row('email_change', 'success', 'changed', $person->id, $own),
            $this->row('email_change', 'success', 'confirmed', $person->id, $network),
            $this->row('email_change', 'success', 'changed', $person->id, $own),
            $this->row('email_change', 'success', 'undone', $person->id, $network),
            $this->row('email_change', 'refused', 'link_expired', null, $network),
            $this->row('email_change', 'refused', 'link_expired', null, $network),
            $this->row('email_change', 'success', 'asked', $person->id, $own),
            $this->row('email_change', 'success', 'cancelled', $person->id, $own),
        ], 'email_change');
    }

    private function ask(Viewer $person, string $email): void
    {
        ($this->plugin->get(RequestEmailChange::class))($person, $email, self::PASSWORD);
    }

    /** @return string the secret that takes the change back */
    private function change(Viewer $person, string $email): string
    {
        $this->ask($person, $email);
        self::assertSame('done', $this->confirming(self::secret($this->mails()[0])));

        return self::secret($this->mails()[0]);
    }

    private function confirming(string $hash): string
    {
        return $this->outcome(fn () => ($this->plugin->get(ConfirmEmailChange::class))($hash, self::ADDRESS));
    }

    private function undoing(string $hash): string
    {
        return $this->outcome(fn () => ($this->plugin->get(UndoEmailChange::class))($hash, self::ADDRESS));
    }

    private function isUsable(string $hash, bool $undoes = false): bool
    {
        return $this->plugin->get(EmailChangeLinks::class)->isUsable($hash, $undoes, self::ADDRESS);
    }

    private function emailOf(Viewer $person): string
    {
        return (new WP_User($person->id))->user_email;
    }

    private function lives(IssuedSession $session): bool
    {
        return $this->plugin->get(Sessions::class)->ofAccessToken($session->accessToken) !== null;
    }

    /** @param array{to: string, subject: string, message: string} $mail */
    private static function secret(array $mail): string
    {
        self::assertSame(1, preg_match('~\?hash=([\w-]{43})"~', $mail['message'], $found));

        return $found[1];
    }
}
