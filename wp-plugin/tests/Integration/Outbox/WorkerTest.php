<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Outbox;

use DateTimeImmutable;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Search;
use Passerelle\Content\DuePosts;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

final class WorkerTest extends IntegrationTestCase
{
    public function testAScheduledPostIsPublishedWithoutCronAndFound(): void
    {
        $record = $this->scheduled('+1 hour');
        self::assertSame([0, []], [$this->worker(), $this->found()]);

        $this->makeDue($record);

        self::assertSame(1, $this->worker());
        self::assertSame(Status::Published, $this->reload($record)->status);
        self::assertSame([$record->id], $this->found());
        self::assertSame(0, $this->worker());
    }

    public function testRejectsDateInThePast(): void
    {
        $record = $this->content->draft(ContentType::Resource, title: 'Brouillon zanzibar');
        $this->database()->update($this->database()->posts, ['post_date_gmt' => '2020-01-01 00:00:00', 'post_date' => '2020-01-01 00:00:00'], ['ID' => $record->id]);

        self::assertSame([0, []], [$this->worker(), $this->found()]);
        self::assertSame(Status::Draft, $this->reload($record)->status);
    }

    public function testSkipsPostUnscheduledMeanwhile(): void
    {
        $record = $this->scheduled('+1 hour');
        $this->makeDue($record);
        add_action('publish_future_post', function () use ($record): void {
            $this->content->change($this->reload($record), Transition::Unschedule);
        }, 1);

        self::assertSame(0, $this->worker());
        self::assertSame(Status::Draft, $this->reload($record)->status);
    }

    private function worker(): int
    {
        return (new DuePosts($this->db, new FrozenClock(gmdate('c'))))->run();
    }

    private function scheduled(string $when): Record
    {
        return $this->content->change($this->content->draft(ContentType::Resource, title: 'Promis zanzibar'), Transition::Schedule, new DateTimeImmutable($when));
    }

    private function makeDue(Record $record): void
    {
        $past = gmdate('Y-m-d H:i:s', time() - 30);
        $this->database()->update($this->database()->posts, ['post_date_gmt' => $past, 'post_date' => get_date_from_gmt($past)], ['ID' => $record->id]);
        wp_cache_flush();
    }

    /** @return list<int> */
    private function found(): array
    {
        return $this->plugin->get(Search::class)->run(Query::of($this->plugin->get(Limits::class), Lang::French, 'zanzibar'))->ids;
    }
}
