<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Invitations;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Invitations\Inviting;
use Passerelle\Invitations\Mails\InvitationMail;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\Integration\Mail\MailTestCase;
use Passerelle\Tests\Integration\Mail\SmtpServer;

/** What became of the mail, by a real mail server. */
final class DeliveryTest extends MailTestCase
{
    private Inviting $inviting;
    private int $groupId;

    protected function setUp(): void
    {
        parent::setUp();
        $services = $this->services($this->clock);
        $this->inviting = Inviting::build($services, $this->plugin->reading, $this->mail->mails, $this->plugin->notices->notify);
        $this->mail->add(new InvitationMail($this->inviting->store, $this->plugin->invitations->subjects, PublicPages::configured($services->config)));
        $record = $this->content->published(ContentType::Initiative, ['members' => [['lastName' => 'Amouzou', 'email' => 'kossi@example.test']]]);
        $this->groupId = $record->groupId;
        $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table('outbox')}");
        $this->mail->mails->addressed(InvitationMail::KEY, InvitationMail::data($this->inviting->store->ofGroup($this->groupId)[0]->id, 1));
    }

    public function testARefusedRecipientIsRecordedAndNotTriedAgain(): void
    {
        $this->serve(SmtpServer::REFUSES);

        self::assertSame(0, $this->outbox->dispatcher->run());

        self::assertSame('refused', $this->state());
        self::assertSame('unknown_address', $this->inviting->store->ofGroup($this->groupId)[0]->refusal?->value);
        self::assertSame([['attempts' => 1, 'done' => true, 'error' => 'The mail server refused the recipient (1).']], $this->waiting());
        self::assertSame(['kossi@example.test'], array_column($this->mail->failed->list(10, 0), 'email'));
    }

    public function testAMailThatTheServerPostponesIsTriedAgain(): void
    {
        $this->serve(SmtpServer::POSTPONES);
        self::assertSame([0, 'delivery_unknown'], [$this->outbox->dispatcher->run(), $this->state()]);

        $this->serve(SmtpServer::TAKES);
        $this->clock->advance(2);
        self::assertSame([1, 'sent'], [$this->outbox->dispatcher->run(), $this->state()]);
        self::assertCount(1, $this->taken());
    }

    private function state(): string
    {
        return $this->inviting->store->ofGroup($this->groupId)[0]->state->value;
    }
}
