<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use DateTimeImmutable;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mails;
use Passerelle\Mail\Recipient;
use Passerelle\Messages\MessageStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Mails\OverdueMail;
use Passerelle\Moderation\OverdueDigest;
use Passerelle\Moderation\OverdueWork;
use Passerelle\Moderation\Queue\QueueSearch;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Outbox\Outbox;
use Passerelle\Rights\Role;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

final class OverdueDigestTest extends IntegrationTestCase
{
    private const DAYS = 7;

    public function testSuperAdministratorsGetItOnceAWeekWhileSomethingIsOverdue(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        [$super, $administrator] = [$this->users->with(Role::SuperAdministrateur), $this->users->administrator()];
        $this->users->moderateur('SN');
        $record = $this->content->in(Status::Pending, ContentType::Initiative, $this->users->beneficiaire()->id);
        $now = new DateTimeImmutable();

        $this->send($now);
        self::assertSame([], $this->mailed(), 'Nothing waits too long.');

        $table = $this->db->table(QueueTables::QUEUE);
        $this->db->execute("UPDATE {$table} SET since = '2026-01-01 00:00:00' WHERE post_id = %d", $record->id);
        $this->send($now);
        self::assertContains([$super->id, 1], $this->mailed());
        self::assertNotContains($administrator->id, array_column($this->mailed(), 0));
        $sent = count($this->mailed());

        $this->send($now->modify('+6 days'));
        self::assertCount($sent, $this->mailed());
        $this->send($now->modify('+8 days'));
        self::assertCount(2 * $sent, $this->mailed());
    }

    public function testItSaysHowManyInBothLanguages(): void
    {
        $mail = new OverdueMail();
        foreach (Lang::cases() as $language) {
            $content = $mail->content(new Recipient('super@example.test', $language), ['count' => 12]);
            self::assertStringContainsString('12', implode(' ', $content->paragraphs ?? []));
        }
        self::assertNull($mail->content(new Recipient('super@example.test', Lang::French), ['count' => 0]));
    }

    public function testOverdueReportsOfMembersAreEnough(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $super = $this->users->with(Role::SuperAdministrateur);
        $store = new MessageStore($this->db);
        $store->report(1, 2, 3, 'spam', '', new DateTimeImmutable('-6 days'));
        $now = new DateTimeImmutable();

        $this->send($now);
        self::assertSame([], $this->mailed(), 'Nothing is overdue.');

        $store->report(1, 2, 3, 'spam', '', new DateTimeImmutable('-8 days'));
        $this->send($now);
        self::assertContains([$super->id, 0], $this->mailed());
        foreach (Lang::cases() as $language) {
            $content = (new OverdueMail())->content(new Recipient('super@example.test', $language), ['count' => 4, 'reports' => 23]);
            self::assertMatchesRegularExpression('/\b4\b.*\b23\b/s', implode("\n", $content->paragraphs ?? []));
        }
    }

    private function send(DateTimeImmutable $now): void
    {
        $clock = new FrozenClock($now->format(DATE_ATOM));
        $digest = new OverdueDigest(
            $this->plugin->get(QueueSearch::class),
            $this->plugin->get(OverdueWork::class),
            new Mails($this->plugin->get(Outbox::class), $clock),
            $this->plugin->get(Transaction::class),
            $clock,
            self::DAYS,
        );
        $digest->send();
    }

    /** @return list<array{int, int}> user and count */
    private function mailed(): array
    {
        $mailed = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $payload) {
            /** @var array{mail: string, userId: int, data: array{count: int}} $mail */
            $mail = json_decode($payload, true);
            if ($mail['mail'] === OverdueMail::KEY) {
                $mailed[] = [$mail['userId'], $mail['data']['count']];
            }
        }

        return $mailed;
    }
}
