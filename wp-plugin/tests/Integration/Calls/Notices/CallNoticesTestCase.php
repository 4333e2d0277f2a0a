<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Notices;

use Passerelle\Calls\Notices\CallMail;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\Notice;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Calls\Management\CallTestCase;

/** Calls with a manager who reads French and a mentor who reads English, and what they are notified of. */
abstract class CallNoticesTestCase extends CallTestCase
{
    protected Viewer $manager;
    protected Viewer $mentor;

    protected function setUp(): void
    {
        parent::setUp();
        $this->manager = $this->users->operateur();
        $this->mentor = $this->member();
        PersonLanguage::set($this->mentor->id, Lang::English);
        $this->forget();
    }

    /** @return array<string, mixed> */
    protected function people(): array
    {
        return ['managerIds' => [$this->manager->id], 'mentorIds' => [$this->mentor->id]];
    }

    /** @return list<string> titles, the oldest first */
    protected function titles(Viewer $reader, ?Lang $language = null): array
    {
        return array_map(static fn (ReadNotice $notice): string => $notice->title, $this->read($reader, $language));
    }

    /** @return list<ReadNotice> the oldest first */
    protected function read(Viewer $reader, ?Lang $language = null): array
    {
        return array_reverse(($this->plugin->get(ReadNotices::class))($reader, $language ?? PersonLanguage::of($reader->id), 1, 100));
    }

    /**
     * The mails that are queued, as they would be sent now.
     *
     * @return array<int, list<string>> subjects by recipient
     */
    protected function mails(): array
    {
        $mails = [];
        foreach ($this->queued() as [$userId, $data]) {
            $recipient = Recipient::ofUser($userId) ?? self::fail();
            $mails[$userId][] = $this->plugin->get(CallMail::class)->content($recipient, $data)->subject ?? '';
        }

        return $mails;
    }

    /** @return list<array{int, array<mixed>}> recipient and data, the oldest first */
    protected function queued(): array
    {
        $queued = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $payload) {
            $mail = (array) json_decode($payload, true);
            if (($mail['mail'] ?? '') === 'calls.notice' && is_int($mail['userId'] ?? null)) {
                $queued[] = [$mail['userId'], (array) ($mail['data'] ?? [])];
            }
        }

        return $queued;
    }

    protected function mail(Viewer $reader): string
    {
        foreach (array_reverse($this->queued()) as [$userId, $data]) {
            if ($userId === $reader->id) {
                $content = $this->plugin->get(CallMail::class)->content(Recipient::ofUser($userId) ?? self::fail(), $data) ?? self::fail();

                return implode("\n", [$content->subject, ...$content->paragraphs, $content->button->url ?? '-']);
            }
        }

        self::fail('No mail is queued.');
    }

    /** What was raised until now. */
    protected function forget(): void
    {
        foreach (['outbox', 'notices'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
    }

    protected static function onlyNotice(ReadNotice ...$notices): Notice
    {
        self::assertCount(1, $notices);

        return $notices[0]->notice;
    }
}
