<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Notices;

use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Mail\KnownMails;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\PreferenceStore;
use Passerelle\Notices\Stop\StopLinks;
use Passerelle\Notices\Stop\StopMails;
use Passerelle\Notices\Stop\StoppableMail;
use Passerelle\Plugin;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\SampleKeys;

/** Mails of notices are stopped by a signed link, without a session. */
final class StopTest extends NoticeMailsTestCase
{
    private const DAY = 86_400;

    public function testEachMailSaysHowToStopItsKind(): void
    {
        $person = $this->person('SN', Lang::English);
        $this->raise(1, NoticeKind::Contact, $person);
        $this->raise(2, NoticeKind::Membership, $person);
        $this->work();
        [$page, $oneClick] = $this->addresses(0);

        self::assertStringEndsWith('List-Unsubscribe-Post: List-Unsubscribe=One-Click', $this->accepted[0]['headers']);
        self::assertSame('/en/notices/stop/', parse_url($page, PHP_URL_PATH));
        self::assertSame('/api/dashboard/notifications/one-click', parse_url($oneClick, PHP_URL_PATH));
        self::assertStringContainsString('language=en', $oneClick);
        self::assertStringContainsString('Stop these messages', $this->accepted[0]['html']);
        self::assertSame(self::hash($page), self::hash($oneClick));
        self::assertStringNotContainsString('@', $page);

        $this->stop(self::hash($page));
        $this->raise(3, NoticeKind::Contact, $person);
        $this->raise(4, NoticeKind::Membership, $person);
        $this->work();
        self::assertSame([[1], [2], [4]], $this->mailed($person));
        self::assertSame([4, 3, 2, 1], $this->listed($person));
    }

    public function testThatOfADigestStopsDigestsAndNothingElse(): void
    {
        $person = $this->person();
        $this->prefer($person, NoticeKind::Contact, MailTiming::Daily, false);
        $this->prefer($person, NoticeKind::Reminder, MailTiming::Weekly);
        $this->raise(1, NoticeKind::Contact, $person);
        $this->clock->advance(self::DAY);
        $this->work();
        $this->raise(2, NoticeKind::Reminder, $person);
        $this->raise(3, NoticeKind::Contact, $person);
        self::assertSame([2], $this->listed($person));
        self::assertTrue($this->stop(self::hash($this->addresses(0)[0])));
        $this->raise(4, NoticeKind::Contact, $person);
        $this->raise(5, NoticeKind::Membership, $person);
        $this->work();
        $this->clock->advance(8 * self::DAY);
        $this->work();

        self::assertSame([[1], [5]], $this->mailed($person));
        self::assertSame([5, 4, 3, 2], $this->listed($person), 'What is not mailed any more is in the list, what waited for a digest, too.');
    }

    public function testALinkThatIsUsedTwiceSaysSoAndWorksAgainAfterAChange(): void
    {
        $person = $this->person();
        $secret = $this->secret($person, NoticeKind::Contact);
        self::assertFalse($this->plugin->get(StopMails::class)->isStopped($this->plugin->get(StopLinks::class)->read($secret)));
        self::assertSame([true, false], [$this->stop($secret), $this->stop($secret)]);
        self::assertTrue($this->plugin->get(StopMails::class)->isStopped($this->plugin->get(StopLinks::class)->read($secret)));

        $this->prefer($person, NoticeKind::Contact, MailTiming::Weekly);
        self::assertTrue($this->stop($secret));
        self::assertTrue($this->plugin->get(StopMails::class)->isStopped($this->plugin->get(StopLinks::class)->read($this->secret($person, null))), 'There is no digest.');
    }

    public function testOnlyOursWorkAndThoseOfAFormerMailboxOrAccountSaySo(): void
    {
        [$person, $other] = [$this->person(), $this->person()];
        $secret = $this->secret($person, NoticeKind::Contact);
        [$id, , $mailbox, $signature] = explode('-', $secret);
        $foreign = $this->links('another key')->secret(Recipient::ofUser($person->id) ?? self::fail(), NoticeKind::Contact);
        $forged = ['', 'x', "{$secret}0", $foreign, "{$other->id}-contact-{$mailbox}-{$signature}", "{$id}-digests-{$mailbox}-{$signature}", strtoupper($secret)];
        self::assertSame(array_fill(0, count($forged), 'not_found'), array_map($this->refusal(...), $forged));

        wp_update_user(['ID' => $person->id, 'user_email' => strtoupper(get_userdata($person->id)->user_email ?? '')]);
        self::assertSame('', $this->refusal($secret), 'The same mailbox.');
        wp_update_user(['ID' => $person->id, 'user_email' => 'new-mailbox@example.test']);
        self::assertSame('link_expired', $this->refusal($secret));
        self::assertSame('', $this->refusal($this->secret($person, NoticeKind::Contact)));
        $ofOther = $this->secret($other, null);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($other->id);
        self::assertSame('link_expired', $this->refusal($ofOther));
        self::assertFalse($this->plugin->get(PreferenceStore::class)->find($person->id, NoticeKind::Contact)->mail === MailTiming::Never, 'Reading changes nothing.');
    }

    public function testALinkOfAnOlderKeyWorksWhileItIsListed(): void
    {
        $person = $this->person();
        $recipient = Recipient::ofUser($person->id) ?? self::fail();
        $secret = $this->links('former')->secret($recipient, NoticeKind::Contact);

        $rotated = $this->links('new', 'former');
        self::assertSame([$person->id, NoticeKind::Contact], [$rotated->read($secret)->userId, $rotated->read($secret)->kind]);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->links('new')->read($secret)));
        wp_update_user(['ID' => $person->id, 'user_email' => 'new-mailbox@example.test']);
        self::assertSame(['link_expired'], $this->refusals(static fn () => $rotated->read($secret)));
    }

    public function testMailsThatAreNoNoticesCannotBeStopped(): void
    {
        $keys = array_map(static fn (NoticeKind $kind): ?string => $kind->mail(), NoticeKind::cases());
        $mails = Plugin::running()->get(KnownMails::class)->all();
        self::assertGreaterThan(30, count($mails));
        foreach ($mails as $mail) {
            self::assertSame(in_array($mail->key(), $keys, true), $mail instanceof StoppableMail, $mail->key());
        }
    }

    private function links(string $key, string ...$older): StopLinks
    {
        return new StopLinks(SampleKeys::of($key, ...$older), $this->configuration());
    }

    private function stop(string $secret): bool
    {
        return $this->plugin->get(StopMails::class)->stop($this->plugin->get(StopLinks::class)->read($secret));
    }

    private function secret(Viewer $person, ?NoticeKind $kind): string
    {
        return $this->plugin->get(StopLinks::class)->secret(Recipient::ofUser($person->id) ?? self::fail(), $kind);
    }

    private function refusal(string $secret): string
    {
        try {
            $this->plugin->get(StopLinks::class)->read($secret);
        } catch (DomainError $error) {
            return $error->errorCode;
        }

        return '';
    }

    /** @return array{string, string} of the page and for one click, in the mail at this place */
    private function addresses(int $place): array
    {
        preg_match('~href="([^"]+/(?:arret|stop)/[^"]*)"~', $this->accepted[$place]['html'], $page);
        preg_match('/^List-Unsubscribe: <(\S+)>$/m', $this->accepted[$place]['headers'], $oneClick);

        return [html_entity_decode($page[1] ?? self::fail()), $oneClick[1] ?? self::fail()];
    }

    private static function hash(string $address): string
    {
        parse_str((string) parse_url($address, PHP_URL_QUERY), $query);

        return is_string($query['hash'] ?? null) ? $query['hash'] : self::fail();
    }
}
