<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter;

use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Unsubscribe;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\SubscriptionState;

/** What becomes of a subscription, and what stays of it. */
final class SubscriptionsTest extends NewsletterTestCase
{
    public function testASubscriberChoosesLanguageSectorsAndCountries(): void
    {
        $subscriber = $this->subscribed();
        $choice = new Choice(Lang::English, [array_values($this->sectors->all())[0]->id], [array_values($this->countries->all())[0]->id]);
        $chosen = $this->newsletter->subscriptions->choose($subscriber, $choice);
        $this->newsletter->subscriptions->choose($chosen, $choice);

        self::assertEquals($choice, $this->stored()?->choice());
        self::assertSame($subscriber->generation, $chosen->generation, 'Links of letters stay valid.');
        self::assertSame(['requested footer', 'confirmed mail', 'preferences mail'], $this->proofs($subscriber->id));

        $this->newsletter->subscriptions->end($chosen, ProofSource::Mail);
        self::assertSame('link_expired', $this->outcome(fn () => $this->newsletter->subscriptions->choose($chosen, new Choice(Lang::French))));
        self::assertEquals($choice, $this->stored()?->choice());
    }

    public function testUnsubscribingIsRepeatable(): void
    {
        $subscriber = $this->subscribed();
        $other = $this->subscribed('autre@example.test');

        self::assertSame([true, false], [
            $this->newsletter->subscriptions->end($subscriber, ProofSource::Mail),
            $this->newsletter->subscriptions->end($subscriber, ProofSource::Mail),
        ]);
        self::assertSame(['requested footer', 'confirmed mail', 'unsubscribed mail'], $this->proofs($subscriber->id));
        self::assertEquals([$other], $this->newsletter->subscriptions->store->active(Lang::French, 0, 10));
    }

    public function testARefusedAddressGetsNoLetterUntilItsOwnerSubscribesAgain(): void
    {
        $subscriber = $this->subscribed();
        $store = $this->newsletter->subscriptions->store;
        $store->bounced($subscriber->id, 'unknown_address');
        $store->bounced($subscriber->id, 'policy');
        $store->bounced(999_999, 'policy');

        self::assertSame([SubscriptionState::Bounced, []], [$this->state(), $store->active(Lang::French, 0, 10)]);
        $proofs = $this->newsletter->subscriptions->proofs->of($subscriber->id);
        self::assertSame(['requested footer', 'confirmed mail', 'bounced mailserver'], $this->proofs($subscriber->id));
        self::assertSame('unknown_address', $proofs[2]['detail']);

        self::assertSame([$subscriber->id, SubscriptionState::Active], [$this->subscribed()->id, $this->state()]);
        $store->bounced($subscriber->id, 'policy');
        $this->newsletter->subscriptions->end($subscriber, ProofSource::Mail);
        $store->bounced($subscriber->id, 'policy');
        self::assertSame(SubscriptionState::Ended, $this->state(), 'Who has unsubscribed is not refused any more.');
    }

    public function testLettersAreReadInPages(): void
    {
        $all = array_map(fn (int $number) => $this->subscribed("lecteur{$number}@example.test"), [1, 2, 3]);
        $this->subscribed('reader@example.test', Lang::English);
        $store = $this->newsletter->subscriptions->store;

        self::assertEquals([$all[0], $all[1]], $store->active(Lang::French, 0, 2));
        self::assertEquals([$all[2]], $store->active(Lang::French, $all[1]->id, 2));
        self::assertSame(3, $store->countActive(Lang::French));
        self::assertEquals($all[1], $store->find($all[1]->id));
    }

    public function testLettersLeadToPreferencesAndUnsubscribeByOneClick(): void
    {
        [$french, $english] = [$this->subscribed(), $this->subscribed('reader@example.test', Lang::English)];
        [$site, $links] = [PublicOrigin::configured(), $this->newsletter->links];
        [$hash, $other] = [$links->secret($french), $links->secret($english)];

        self::assertSame("{$site}/newsletter/?hash={$hash}", $links->preferencesUrl($french));
        self::assertEquals(new Unsubscribe("{$site}/newsletter/?hash={$hash}&action=unsubscribe", "{$site}/api/newsletter/one-click?hash={$hash}"), $links->unsubscribe($french));
        self::assertEquals(
            new Unsubscribe("{$site}/en/newsletter/?hash={$other}&action=unsubscribe", "{$site}/api/newsletter/one-click?hash={$other}&language=en"),
            $links->unsubscribe($english),
        );
        self::assertSame('not_found', $this->outcome(fn () => $this->newsletter->linked->of(str_replace("{$french->id}-", "{$english->id}-", $hash))));
    }

    public function testProofsOutlastTheAddressAsLongAsTheyAreNeeded(): void
    {
        $days = $this->config->limit('newsletter', 'proofDays');
        $subscriber = $this->subscribed('fidele@example.test');
        $ended = $this->subscribed();
        $this->newsletter->subscriptions->end($ended, ProofSource::Mail);
        $erased = $this->subscribed('efface@example.test');
        $secret = $this->newsletter->links->secret($erased);
        self::assertTrue($this->newsletter->subscriptions->erase('efface@example.test', ProofSource::Team));
        self::assertFalse($this->newsletter->subscriptions->erase('efface@example.test', ProofSource::Team));
        self::assertSame('link_expired', $this->outcome(fn () => $this->newsletter->linked->of($secret)));
        self::assertStringNotContainsString('efface@', implode('', [...$this->newsletter->export->lines('en')]));

        $this->clock->advance($days * self::DAY);
        ($this->newsletter->cleanup)();
        self::assertSame([SubscriptionState::Ended, 3, 3], [$this->state(), count($this->proofs($ended->id)), count($this->proofs($erased->id))]);

        $this->clock->advance(1);
        ($this->newsletter->cleanup)();
        self::assertSame([null, [], []], [$this->state(), $this->proofs($ended->id), $this->proofs($erased->id)]);
        self::assertSame(['requested footer', 'confirmed mail'], $this->proofs($subscriber->id), 'It is subscribed.');
        self::assertSame(1, $this->rowsOf(NewsletterTables::SUBSCRIBERS));
    }

    public function testProofsAreExportedLineByLine(): void
    {
        $subscriber = $this->subscribed('=lecteur@example.test');
        $lines = [...$this->newsletter->export->lines('en')];

        self::assertCount(3, $lines);
        self::assertStringContainsString('"subscription","email","event","source"', $lines[0]);
        self::assertStringStartsWith("\"{$subscriber->id}\",\"'=lecteur@example.test\",\"requested\",\"footer\",\"2026-11-21 10:00:00\",\"fr\",\"1\",\"\",", $lines[1]);
        self::assertStringContainsString('"confirmed","mail"', $lines[2]);
    }
}
