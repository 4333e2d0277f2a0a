<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Invitations;

use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\Mails\InvitationMail;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Clock;
use Passerelle\Mail\FailedMails;
use Passerelle\Mail\Mails;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Tests\Integration\Mail\MailTestCase;
use Passerelle\Tests\Integration\Mail\SmtpServer;

/** What became of the mail, by a real mail server. */
final class DeliveryTest extends MailTestCase
{
    private int $groupId;

    protected function setUp(): void
    {
        parent::setUp();
        $this->usePluginWith([Clock::class => $this->clock]);
        $record = $this->content->published(ContentType::Initiative, ['members' => [['lastName' => 'Amouzou', 'email' => 'kossi@example.test']]]);
        $this->groupId = $record->groupId;
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $this->plugin->get(Mails::class)->addressed(InvitationMail::KEY, InvitationMail::data($this->plugin->get(InvitationStore::class)->ofGroup($this->groupId)[0]->id, 1));
    }

    public function testARefusedRecipientIsRecordedAndNotTriedAgain(): void
    {
        $this->serve(SmtpServer::REFUSES);

        self::assertSame(0, $this->plugin->get(Dispatcher::class)->run());

        self::assertSame('refused', $this->state());
        self::assertSame('unknown_address', $this->plugin->get(InvitationStore::class)->ofGroup($this->groupId)[0]->refusal?->value);
        self::assertSame([['attempts' => 1, 'done' => true, 'error' => 'The mail server refused the recipient (1).']], $this->waiting());
        self::assertSame(['kossi@example.test'], array_column($this->plugin->get(FailedMails::class)->list(10, 0), 'email'));
    }

    public function testAMailThatTheServerPostponesIsTriedAgain(): void
    {
        $this->serve(SmtpServer::POSTPONES);
        self::assertSame([0, 'delivery_unknown'], [$this->plugin->get(Dispatcher::class)->run(), $this->state()]);

        $this->serve(SmtpServer::TAKES);
        $this->clock->advance(2);
        self::assertSame([1, 'sent'], [$this->plugin->get(Dispatcher::class)->run(), $this->state()]);
        self::assertCount(1, $this->taken());
    }

    private function state(): string
    {
        return $this->plugin->get(InvitationStore::class)->ofGroup($this->groupId)[0]->state->value;
    }
}
