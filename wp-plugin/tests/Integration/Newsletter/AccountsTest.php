<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter;

use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Interests;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Newsletter\Accounts\CarryOver;
use Passerelle\Newsletter\LinkedSubscriptions;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\PersonalData;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Proofs\ProofStore;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Rights\Viewer;

/** The switch in the settings, and what becomes of the subscription with the account. */
final class AccountsTest extends NewsletterTestCase
{
    private const NEXT = 'nouvelle@example.test';

    private Viewer $person;
    private string $email;
    private int $userId;

    protected function setUp(): void
    {
        parent::setUp();
        $this->person = $this->users->beneficiaire();
        $this->userId = $this->person->id;
        $this->email = get_userdata($this->userId)->user_email ?? '';
        PersonLanguage::set($this->userId, Lang::English);
    }

    public function testTheSwitchSubscribesTheVerifiedAddressAtOnce(): void
    {
        self::assertFalse($this->plugin->get(AccountSubscriptions::class)->isSubscribed($this->userId));
        $this->plugin->get(AccountSubscriptions::class)->subscribe($this->userId, new InterestChoice(['theatre'], ['SN']));
        $this->plugin->get(AccountSubscriptions::class)->subscribe($this->userId, new InterestChoice([], [], true, true));

        $subscriber = $this->stored($this->email);
        self::assertNotNull($subscriber);
        $choice = new Choice(Lang::English, [$this->theatre()], [$this->countries->find('SN')->id ?? 0]);
        self::assertEquals(
            [$choice, SubscriptionState::Active, true],
            [$subscriber->choice(), $subscriber->state, $this->plugin->get(AccountSubscriptions::class)->isSubscribed($this->userId)],
        );
        self::assertSame(['confirmed account'], $this->proofs($subscriber->id));
        self::assertSame([], $this->mails());

        $this->plugin->get(AccountSubscriptions::class)->unsubscribe($this->userId);
        $this->plugin->get(AccountSubscriptions::class)->unsubscribe($this->userId);
        self::assertFalse($this->plugin->get(AccountSubscriptions::class)->isSubscribed($this->userId));
        self::assertSame(['confirmed account', 'unsubscribed account'], $this->proofs($subscriber->id));
    }

    public function testASubscriptionByAFormIsThatOfTheAccount(): void
    {
        $this->subscribed($this->email);
        self::assertTrue($this->plugin->get(AccountSubscriptions::class)->isSubscribed($this->userId));

        $this->plugin->get(Subscriptions::class)->end($this->stored($this->email) ?? self::fail(), ProofSource::Mail);
        self::assertFalse($this->plugin->get(AccountSubscriptions::class)->isSubscribed($this->userId));
    }

    public function testItMovesWithTheAddress(): void
    {
        $this->plugin->get(AccountSubscriptions::class)->subscribe($this->userId, new InterestChoice(['theatre']));
        $before = $this->stored($this->email) ?? self::fail();
        $this->request($this->email);
        $this->changeAddress(self::NEXT);

        $after = $this->stored(self::NEXT) ?? self::fail();
        self::assertEquals([null, $before->id, $before->choice()], [$this->state($this->email), $after->id, $after->choice()]);
        self::assertTrue($this->plugin->get(AccountSubscriptions::class)->isSubscribed($this->userId));
        $letter = $this->plugin->get(SubscriptionLinks::class)->secret($before);
        self::assertSame('link_expired', $this->outcome(fn () => $this->plugin->get(LinkedSubscriptions::class)->of($letter)), 'The former mailbox may be another person’s.');
        self::assertSame(['confirmed account', 'moved account'], $this->proofs($after->id));
        self::assertSame(0, $this->rowsOf(NewsletterTables::REQUESTS));
    }

    public function testAnActiveSubscriptionOfTheNewAddressStays(): void
    {
        $this->plugin->get(AccountSubscriptions::class)->subscribe($this->userId, new InterestChoice(['theatre']));
        $next = $this->subscribed(self::NEXT);
        $this->changeAddress(self::NEXT);

        self::assertEquals([null, $next], [$this->stored($this->email), $this->stored(self::NEXT)]);
    }

    public function testAnEndedSubscriptionOfTheNewAddressGivesWay(): void
    {
        $this->plugin->get(AccountSubscriptions::class)->subscribe($this->userId, new InterestChoice(['theatre']));
        $mine = $this->stored($this->email) ?? self::fail();
        $next = $this->subscribed(self::NEXT);
        $this->plugin->get(Subscriptions::class)->end($next, ProofSource::Mail);
        $this->changeAddress(self::NEXT);

        self::assertSame([$mine->id, SubscriptionState::Active], [$this->stored(self::NEXT)?->id, $this->state(self::NEXT)]);
        self::assertSame(1, $this->rowsOf(NewsletterTables::SUBSCRIBERS));
    }

    public function testASubscriptionThatEndedDoesNotEndThatOfTheNewAddress(): void
    {
        $this->plugin->get(AccountSubscriptions::class)->subscribe($this->userId, new InterestChoice());
        $this->plugin->get(AccountSubscriptions::class)->unsubscribe($this->userId);
        $next = $this->subscribed(self::NEXT);
        $this->changeAddress(self::NEXT);

        self::assertEquals([$next, null], [$this->stored(self::NEXT), $this->stored($this->email)]);
    }

    public function testItEndsWithTheAccountAndItsProofsStay(): void
    {
        $this->plugin->get(AccountSubscriptions::class)->subscribe($this->userId, new InterestChoice());
        $id = $this->stored($this->email)->id ?? 0;
        $other = $this->subscribed();
        require_once ABSPATH . 'wp-admin/includes/user.php';
        self::assertTrue(wp_delete_user($this->userId));

        self::assertSame([null, ['confirmed account', 'erased account']], [$this->state($this->email), $this->proofs($id)]);
        self::assertEquals($other, $this->stored());
        $stored = (string) json_encode($this->plugin->get(ProofStore::class)->of($id));
        self::assertStringNotContainsString($this->email, $stored);
    }

    public function testWhoHasNotVerifiedAnAddressEndsNothingOfItsOwner(): void
    {
        $subscriber = $this->subscribed($this->email);
        update_user_meta($this->userId, AccountStage::META, AccountStage::Pending->value);
        $this->changeAddress(self::NEXT);
        $this->changeAddress($this->email);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        self::assertTrue(wp_delete_user($this->userId));

        self::assertEquals($subscriber, $this->stored($this->email));
    }

    public function testAccountsThatWereSubscribedBeforeStaySubscribed(): void
    {
        $terms = new Interests($this->sectors, $this->countries);
        $terms->set($this->userId, new InterestChoice(['theatre'], [], false, true));
        $other = $this->users->beneficiaire();
        update_user_meta($this->userId, CarryOver::META, '1');
        $migration = new CarryOver($this->plugin->get(AccountSubscriptions::class), $terms);
        $migration->up($this->db);
        $migration->up($this->db);

        $subscriber = $this->stored($this->email) ?? self::fail();
        self::assertEquals(new Choice(Lang::English, [$this->theatre()], []), $subscriber->choice());
        self::assertSame(['confirmed account'], $this->proofs($subscriber->id));
        self::assertSame([false, ''], [$this->plugin->get(AccountSubscriptions::class)->isSubscribed($other->id), get_user_meta($this->userId, CarryOver::META, true)]);
    }

    public function testThePersonalDataOfAnAddressWithoutAccount(): void
    {
        $subscriber = $this->subscribed();
        $this->subscribed('autre@example.test');
        $this->plugin->get(SubscriberStore::class)->bounced($subscriber->id, 'policy');
        $this->request();
        $data = $this->plugin->get(PersonalData::class);
        $exported = $data->of(self::EMAIL);

        self::assertSame(['subscription', 'proof', 'proof', 'proof', 'request', 'request'], array_column($exported, 'what'));
        self::assertStringNotContainsString('autre@', (string) json_encode($exported));
        self::assertDoesNotMatchRegularExpression('/hash|secret|link/', (string) json_encode($exported));
        self::assertSame([], $data->of('inconnu@example.test'));

        self::assertTrue($data->erase(' Lecteur@Example.test', ProofSource::Team));
        self::assertFalse($data->erase(self::EMAIL, ProofSource::Team));
        self::assertSame([null, SubscriptionState::Active, 1], [$this->state(), $this->state('autre@example.test'), $this->rowsOf(NewsletterTables::REQUESTS)]);
        self::assertSame('erased team', $this->proofs($subscriber->id)[3]);
    }

    private function theatre(): int
    {
        return $this->sectors->find('theatre')->id ?? self::fail();
    }

    private function changeAddress(string $email): void
    {
        self::assertSame($this->userId, wp_update_user(['ID' => $this->userId, 'user_email' => $email]));
    }
}
