<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter;

use Passerelle\Auth\AuthLimits;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Cleanup;
use Passerelle\Newsletter\LinkedSubscriptions;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Proofs\ProofStore;
use Passerelle\Newsletter\Requests\RequestSubscription;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Security\SecurityEntry;
use Passerelle\Security\SecurityEvent;

final class DoubleOptInTest extends NewsletterTestCase
{
    private const REQUESTS = 5;

    public function testAnAddressIsSubscribedOnceItsOwnerHasConfirmed(): void
    {
        $this->request(' Lecteur@Example.test ', Lang::English, ProofSource::Popup);
        self::assertNull($this->stored());
        $mails = $this->mails();
        self::assertSame([self::EMAIL => 'Confirm your newsletter subscription'], array_column($mails, 'subject', 'to'));
        self::assertNull($this->stored(), 'A mail confirms nothing.');
        self::assertStringContainsString('/en/newsletter/?hash=', $mails[0]['html']);
        $secret = self::secret($mails[0]['html']);
        $requests = $this->db->rows("SELECT * FROM {$this->db->table(NewsletterTables::REQUESTS)}");
        self::assertStringNotContainsString($secret, (string) json_encode($requests));
        $this->clock->advance(60);

        $confirmed = $this->confirm($secret);

        self::assertFalse($confirmed->wasActive);
        $subscriber = $confirmed->subscriber;
        self::assertEquals(new Subscriber($subscriber->id, self::EMAIL, Lang::English, [], [], SubscriptionState::Active, 1), $subscriber);
        self::assertEquals([$subscriber], $this->plugin->get(SubscriberStore::class)->active(Lang::English, 0, 10));
        self::assertSame([], $this->plugin->get(SubscriberStore::class)->active(Lang::English, $subscriber->id, 10));
        self::assertSame([1, 0], array_map($this->plugin->get(SubscriberStore::class)->countActive(...), [Lang::English, Lang::French]));
        $rows = $this->plugin->get(ProofStore::class)->of($subscriber->id);
        $proofs = array_map(static fn (array $row): array => array_diff_key($row, ['id' => 1, 'address_hash' => 1, 'network' => 1]), $rows);
        $common = ['subscriber_id' => (string) $subscriber->id, 'language' => 'en', 'wording' => '1', 'detail' => ''];
        self::assertEquals([
            ['event' => 'requested', 'source' => 'popup', 'happened_at' => '2026-11-21 10:00:00', ...$common],
            ['event' => 'confirmed', 'source' => 'mail', 'happened_at' => '2026-11-21 10:01:00', ...$common],
        ], $proofs);
        $stored = (string) json_encode($rows);
        self::assertStringNotContainsString(self::EMAIL, $stored);
        self::assertStringNotContainsString(self::ADDRESS, $stored);
        self::assertMatchesRegularExpression('/"network":"[0-9a-f]{32}"/', $stored);
    }

    public function testALinkThatWasUsedSaysSoAsLongAsTheSubscriptionLasts(): void
    {
        $this->request();
        $hash = $this->hash();
        $subscriber = $this->confirm($hash)->subscriber;
        $again = $this->confirm($hash);

        self::assertEquals([true, $subscriber], [$again->wasActive, $again->subscriber]);
        self::assertSame(['requested footer', 'confirmed mail'], $this->proofs($subscriber->id));
        self::assertEquals($subscriber, $this->plugin->get(LinkedSubscriptions::class)->of($hash), 'It leads to the preferences, too.');

        $this->plugin->get(Subscriptions::class)->end($subscriber, ProofSource::Mail);
        self::assertSame('link_expired', $this->outcome(fn () => $this->confirm($hash)));
        self::assertSame(SubscriptionState::Ended, $this->state());
    }

    public function testLinksOfMailsThatWereNotUsedInTimeAreRefusedAndLogged(): void
    {
        $this->request();
        $hash = $this->hash();
        $this->clock->advance(2 * self::DAY);
        $logged = [];
        add_action(SecurityEvent::HOOK, static function (SecurityEntry $entry) use (&$logged): void {
            $logged[] = [$entry->event, $entry->reason, $entry->address];
        });

        foreach ([$hash, strrev($hash), '', "' OR 1=1 --"] as $refused) {
            self::assertSame('link_expired', $this->outcome(fn () => $this->confirm($refused)));
        }
        self::assertSame(array_fill(0, 4, [SecurityEvent::MailLink, 'newsletter', self::ADDRESS]), $logged);
        self::assertNull($this->stored());
        ($this->plugin->get(Cleanup::class))();
        self::assertSame([0, 0], [$this->rowsOf(NewsletterTables::REQUESTS), $this->rowsOf(NewsletterTables::PROOFS)]);
    }

    public function testALinkIsValidUntilItsEnd(): void
    {
        $this->request();
        $hash = $this->hash();
        $this->clock->advance(2 * self::DAY - 1);
        ($this->plugin->get(Cleanup::class))();

        self::assertFalse($this->confirm($hash)->wasActive);
    }

    public function testOnlyTheMailSaysThatAnAddressIsSubscribed(): void
    {
        $subscriber = $this->subscribed();
        $this->request();
        $mails = $this->mails();

        self::assertSame(['Cette adresse est déjà abonnée à la lettre d’information'], array_column($mails, 'subject'));
        self::assertSame($this->plugin->get(SubscriptionLinks::class)->secret($subscriber), self::secret($mails[0]['html']));
        self::assertEquals($subscriber, $this->stored());
    }

    public function testTwoRequestsLeadToOneSubscription(): void
    {
        $this->request();
        $this->request(language: Lang::English);
        [$first, $second] = array_map(static fn (array $mail): string => self::secret($mail['html']), $this->mails());
        $subscriber = $this->confirm($second)->subscriber;

        self::assertEquals([true, $subscriber], [$this->confirm($first)->wasActive, $this->stored()]);
        self::assertSame(Lang::English, $subscriber->language);
        self::assertSame(1, $this->rowsOf(NewsletterTables::SUBSCRIBERS));
    }

    public function testASubscriptionThatEndedBeginsAgainAndRevokesItsFormerLinks(): void
    {
        $former = $this->subscribed();
        $sector = array_values($this->sectors->all())[0]->id;
        $former = $this->plugin->get(Subscriptions::class)->choose($former, new Choice(Lang::French, [$sector], []));
        $letter = $this->plugin->get(SubscriptionLinks::class)->secret($former);
        self::assertTrue($this->plugin->get(Subscriptions::class)->end($former, ProofSource::Mail));
        self::assertSame(SubscriptionState::Ended, $this->plugin->get(LinkedSubscriptions::class)->of($letter)->state);

        $again = $this->subscribed(language: Lang::English);

        self::assertEquals(new Subscriber($former->id, self::EMAIL, Lang::English, [$sector], [], SubscriptionState::Active, 2), $again);
        self::assertSame('link_expired', $this->outcome(fn () => $this->plugin->get(LinkedSubscriptions::class)->of($letter)));
        self::assertEquals($again, $this->plugin->get(LinkedSubscriptions::class)->of($this->plugin->get(SubscriptionLinks::class)->secret($again)));
    }

    public function testUnsubscribingVoidsRequestsThatWait(): void
    {
        $subscriber = $this->subscribed();
        $this->plugin->get(SubscriberStore::class)->bounced($subscriber->id, 'unknown_address');
        $this->request();
        $hash = $this->hash();
        self::assertFalse($this->plugin->get(Subscriptions::class)->end($subscriber, ProofSource::Mail));

        self::assertSame('link_expired', $this->outcome(fn () => $this->confirm($hash)));
        self::assertSame(SubscriptionState::Ended, $this->state());
    }

    public function testWhatIsNoAddressIsRefused(): void
    {
        $refused = fn (string $email): array => $this->refusals(fn () => $this->request($email));
        self::assertSame(['email: required'], $refused(' '));
        self::assertSame(['email: invalid_email'], $refused('lecteur@example'));
        self::assertSame(['email: too_long'], $refused(str_repeat('a', 250) . '@example.test'));
        self::assertSame([0, []], [$this->rowsOf(NewsletterTables::REQUESTS), $this->mails()]);
    }

    public function testAServerThatIsAwayUsesUpNoMail(): void
    {
        $this->request();
        $refuse = static fn (): bool => false;
        add_filter('pre_wp_mail', $refuse, 30);
        for ($attempt = 0; $attempt <= $this->config->limit('newsletter', 'mailsPerDay'); $attempt++) {
            $this->plugin->get(Dispatcher::class)->run();
            $this->clock->advance(3_600);
        }
        remove_filter('pre_wp_mail', $refuse, 30);

        self::assertFalse($this->confirm($this->hash())->wasActive);
    }

    public function testFormsAreLimitedByNetworkAndMailsByAddress(): void
    {
        $limit = $this->config->limit('newsletter', 'mailsPerDay');
        for ($number = 0; $number < $this->plugin->get(AuthLimits::class)->formsPerAddress; $number++) {
            $this->request();
        }
        self::assertSame('rate_limited ' . $this->plugin->get(AuthLimits::class)->formSeconds, $this->outcome(fn () => $this->request('autre@example.test')));
        self::assertCount($limit, $this->mails());
        ($this->plugin->get(RequestSubscription::class))('autre@example.test', Lang::French, ProofSource::Page, '198.51.100.7');
        self::assertSame(['autre@example.test'], array_column($this->mails(), 'to'));

        $this->clock->advance(self::DAY);
        $this->request();
        self::assertCount(1, $this->mails());
    }

    public function testMailsThatSayItIsSubscribedAreLimitedToo(): void
    {
        $this->subscribed();
        for ($number = 0; $number < self::REQUESTS; $number++) {
            $this->request();
        }
        self::assertCount($this->config->limit('newsletter', 'mailsPerDay') - 1, $this->mails());
    }
}
