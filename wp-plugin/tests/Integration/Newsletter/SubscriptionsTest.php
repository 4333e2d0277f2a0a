<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter;

use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Unsubscribe;
use Passerelle\Newsletter\Cleanup;
use Passerelle\Newsletter\LinkedSubscriptions;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\Proofs\ExportProofs;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Proofs\ProofStore;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Newsletter\Subscribers\SubscriptionState;

/** What becomes of a subscription, and what stays of it. */
final class SubscriptionsTest extends NewsletterTestCase
{
    public function testASubscriberChoosesLanguageSectorsAndCountries(): void
    {
        $subscriber = $this->subscribed();
        $choice = new Choice(Lang::English, [array_values($this->sectors->all())[0]->id], [array_values($this->countries->all())[0]->id]);
        $chosen = $this->plugin->get(Subscriptions::class)->choose($subscriber, $choice);
        $this->plugin->get(Subscriptions::class)->choose($chosen, $choice);

        self::assertEquals($choice, $this->stored()?->choice());
        self::assertSame($subscriber->generation, $chosen->generation, 'Links of letters stay valid.');
        self::assertSame(['requested footer', 'confirmed mail', 'preferences mail'], $this->proofs($subscriber->id));

        $this->plugin->get(Subscriptions::class)->end($chosen, ProofSource::Mail);
        self::assertSame('link_expired', $this->outcome(fn () => $this->plugin->get(Subscriptions::class)->choose($chosen, new Choice(Lang::French))));
        self::assertEquals($choice, $this->stored()?->choice());
    }

    public function testUnsubscribingIsRepeatable(): void
    {
        $subscriber = $this->subscribed();
        $other = $this->subscribed('autre@example.test');

        self::assertSame([true, false], [
            $this->plugin->get(Subscriptions::class)->end($subscriber, ProofSource::Mail),
            $this->plugin->get(Subscriptions::class)->end($subscriber, ProofSource::Mail),
        ]);
        self::assertSame(['requested footer', 'confirmed mail', 'unsubscribed mail'], $this->proofs($subscriber->id));
        self::assertEquals([$other], $this->plugin->get(SubscriberStore::class)->active(Lang::French, 0, 10));
    }

    public function testARefusedAddressGetsNoLetterUntilItsOwnerSubscribesAgain(): void
    {
        $subscriber = $this->subscribed();
        $store = $this->plugin->get(SubscriberStore::class);
        $store->bounced($subscriber->id, 'unknown_address');
        $store->bounced($subscriber->id, 'policy');
        $store->bounced(999_999, 'policy');

        self::assertSame([SubscriptionState::Bounced, []], [$this->state(), $store->active(Lang::French, 0, 10)]);
        $proofs = $this->plugin->get(ProofStore::class)->of($subscriber->id);
        self::assertSame(['requested footer', 'confirmed mail', 'bounced mailserver'], $this->proofs($subscriber->id));
        self::assertSame('unknown_address', $proofs[2]['detail']);

        self::assertSame([$subscriber->id, SubscriptionState::Active], [$this->subscribed()->id, $this->state()]);
        $store->bounced($subscriber->id, 'policy');
        $this->plugin->get(Subscriptions::class)->end($subscriber, ProofSource::Mail);
        $store->bounced($subscriber->id, 'policy');
        self::assertSame(SubscriptionState::Ended, $this->state(), 'Who has unsubscribed is not refused any more.');
    }

    public function testLettersAreReadInPages(): void
    {
        $all = array_map(fn (int $number) => $this->subscribed("lecteur{$number}@example.test"), [1, 2, 3]);
        $this->subscribed('reader@example.test', Lang::English);
        $store = $this->plugin->get(SubscriberStore::class);

        self::assertEquals([$all[0], $all[1]], $store->active(Lang::French, 0, 2));
        self::assertEquals([$all[2]], $store->active(Lang::French, $all[1]->id, 2));
        self::assertSame(3, $store->countActive(Lang::French));
        self::assertEquals($all[1], $store->find($all[1]->id));
    }

    public function testLettersLeadToPreferencesAndUnsubscribeByOneClick(): void
    {
        [$french, $english] = [$this->subscribed(), $this->subscribed('reader@example.test', Lang::English)];
        [$site, $links] = [PublicOrigin::configured(), $this->plugin->get(SubscriptionLinks::class)];
        [$hash, $other] = [$links->secret($french), $links->secret($english)];

        self::assertSame("{$site}/newsletter/?hash={$hash}", $links->preferencesUrl($french));
        self::assertEquals(new Unsubscribe("{$site}/newsletter/?hash={$hash}&action=unsubscribe", "{$site}/api/newsletter/one-click?hash={$hash}"), $links->unsubscribe($french));
        self::assertEquals(
            new Unsubscribe("{$site}/en/newsletter/?hash={$other}&action=unsubscribe", "{$site}/api/newsletter/one-click?hash={$other}&language=en"),
            $links->unsubscribe($english),
        );
        self::assertSame('not_found', $this->outcome(fn () => $this->plugin->get(LinkedSubscriptions::class)->of(str_replace("{$french->id}-", "{$english->id}-", $hash))));
    }

    public function testProofsOutlastTheAddressAsLongAsTheyAreNeeded(): void
    {
        $days = $this->config->limit('newsletter', 'proofDays');
        $subscriber = $this->subscribed('fidele@example.test');
        $ended = $this->subscribed();
        $this->plugin->get(Subscriptions::class)->end($ended, ProofSource::Mail);
        $erased = $this->subscribed('efface@example.test');
        $secret = $this->plugin->get(SubscriptionLinks::class)->secret($erased);
        self::assertTrue($this->plugin->get(Subscriptions::class)->erase('efface@example.test', ProofSource::Team));
        self::assertFalse($this->plugin->get(Subscriptions::class)->erase('efface@example.test', ProofSource::Team));
        self::assertSame('link_expired', $this->outcome(fn () => $this->plugin->get(LinkedSubscriptions::class)->of($secret)));
        self::assertStringNotContainsString('efface@', implode('', [...$this->plugin->get(ExportProofs::class)->lines('en')]));

        $this->clock->advance($days * self::DAY);
        ($this->plugin->get(Cleanup::class))();
        self::assertSame([SubscriptionState::Ended, 3, 3], [$this->state(), count($this->proofs($ended->id)), count($this->proofs($erased->id))]);

        $this->clock->advance(1);
        ($this->plugin->get(Cleanup::class))();
        self::assertSame([null, [], []], [$this->state(), $this->proofs($ended->id), $this->proofs($erased->id)]);
        self::assertSame(['requested footer', 'confirmed mail'], $this->proofs($subscriber->id), 'It is subscribed.');
        self::assertSame(1, $this->rowsOf(NewsletterTables::SUBSCRIBERS));
    }

    public function testProofsAreExportedLineByLine(): void
    {
        $subscriber = $this->subscribed('=lecteur@example.test');
        $lines = [...$this->plugin->get(ExportProofs::class)->lines('en')];

        self::assertCount(3, $lines);
        self::assertStringContainsString('"subscription","email","event","source"', $lines[0]);
        self::assertStringStartsWith("\"{$subscriber->id}\",\"'=lecteur@example.test\",\"requested\",\"footer\",\"2026-11-21 10:00:00\",\"fr\",\"1\",\"\",", $lines[1]);
        self::assertStringContainsString('"confirmed","mail"', $lines[2]);
    }
}
