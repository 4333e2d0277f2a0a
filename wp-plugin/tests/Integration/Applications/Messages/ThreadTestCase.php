<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Messages;

use Passerelle\Applications\Messages\ReadThread;
use Passerelle\Applications\Messages\ThreadMail;
use Passerelle\Applications\Messages\WriteMessage;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Handling\HandlingTestCase;

/** The thread of Aïda’s application, which was sent. */
abstract class ThreadTestCase extends HandlingTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_update_user(['ID' => $this->manager->id, 'display_name' => 'Mariam']);
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    /** @param list<int> $files */
    protected function say(Viewer $viewer, string $text, array $files = [], ?int $id = null): void
    {
        ($this->plugin->get(WriteMessage::class))($viewer, $id ?? $this->id, $text, $files);
    }

    /** @return array<string, mixed> */
    protected function thread(Viewer $viewer, ?int $id = null): array
    {
        return $this->plugin->get(ReadThread::class)->data($viewer, $id ?? $this->id);
    }

    /** @return list<array<string, mixed>> */
    protected function messages(Viewer $viewer, ?int $id = null): array
    {
        /** @var list<array<string, mixed>> $messages */
        $messages = $this->thread($viewer, $id)['messages'];

        return $messages;
    }

    /** @return list<mixed> */
    protected function texts(Viewer $viewer, ?int $id = null): array
    {
        return array_column($this->messages($viewer, $id), 'text');
    }

    /** Reads the whole thread. */
    protected function open(Viewer $viewer, ?int $id = null): void
    {
        $last = array_column($this->messages($viewer, $id), 'id');
        $this->plugin->get(ReadThread::class)->mark($viewer, $id ?? $this->id, (int) max(0, ...array_map(self::whole(...), $last)));
    }

    private static function whole(mixed $id): int
    {
        return is_int($id) ? $id : 0;
    }

    /** @return list<ReadNotice> about messages */
    protected function notices(Viewer $viewer): array
    {
        $all = ($this->plugin->get(ReadNotices::class))($viewer, Lang::French, 1, 20);

        return array_values(array_filter($all, static fn (ReadNotice $each): bool => $each->notice->kind === NoticeKind::ApplicationMessage));
    }

    /**
     * The mails about messages that wait in the outbox, which is empty then.
     *
     * @return array<int, MailContent|null> by recipient; null: nothing is said any more
     */
    protected function mails(): array
    {
        $mail = $this->plugin->get(ThreadMail::class);
        $sent = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $payload) {
            /** @var array{mail: string, userId?: int, data: array<string, mixed>} $queued */
            $queued = json_decode($payload, true);
            $recipient = $queued['mail'] === $mail->key() ? Recipient::ofUser($queued['userId'] ?? 0) : null;
            if ($recipient !== null) {
                self::assertArrayHasKey(Notify::NOTICE, $queued['data']);
                self::assertArrayNotHasKey($recipient->userId, $sent, 'One mail for each person.');
                $french = new Recipient($recipient->email, Lang::French, $recipient->firstName, $recipient->userId);
                $sent[$recipient->userId] = $mail->content($french, $queued['data']);
            }
        }
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");

        return $sent;
    }
}
