<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content\Actions;

use DateTimeImmutable;
use Passerelle\Content\Actions\FollowingSlug;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** When the slug of a record follows its new title. */
final class FollowingSlugTest extends TestCase
{
    private const MAX = 100;

    /** @return iterable<string, array{bool, Record, Record|null, string}> */
    public static function saves(): iterable
    {
        yield 'of a draft' => [true, self::record(), null, 'Autre titre'];
        yield 'of a draft with a number' => [true, self::record(slug: 'nuit-du-conte-2'), null, 'Autre titre'];
        yield 'with the same title' => [false, self::record(), null, 'Nuit du conte'];
        yield 'that its owner chose' => [false, self::record(hasOwnSlug: true), null, 'Autre titre'];
        yield 'that no title suggests' => [false, self::record(slug: 'conte'), null, 'Autre titre'];
        yield 'of a published one' => [false, self::record(status: Status::Published, wasPublished: true), null, 'Autre titre'];
        yield 'of one that was taken offline' => [false, self::record(status: Status::Offline, wasPublished: true), null, 'Autre titre'];
        yield 'of one that is in review again' => [false, self::record(status: Status::Pending, wasPublished: true), null, 'Autre titre'];
        yield 'of one whose publication is to come' => [true, self::record(status: Status::Scheduled, wasPublished: true), null, 'Autre titre'];
        yield 'of one that waits for its first publication' => [true, self::record(status: Status::Pending), null, 'Autre titre'];

        $source = self::record(id: 7);
        yield 'of a translation with its first own title' => [true, self::record(title: 'Nuit du conte', slug: 'nuit-du-conte-2'), $source, 'Storytelling night'];
        yield 'of a translation with the title of its source' => [false, self::record(slug: 'nuit-du-conte-2'), $source, 'Nuit du conte'];
        // It has kept the copied slug, though its title is its own already.
        yield 'of a translation that still has the copied slug' => [true, self::record(title: 'Storytelling night'), $source, 'Storytelling night'];
        yield 'of a translation with its own slug' => [true, self::record(title: 'Storytelling night', slug: 'storytelling-night'), $source, 'Tales at night'];
        yield 'of a translation with its own slug and title' => [false, self::record(title: 'Storytelling night', slug: 'storytelling-night'), $source, 'Storytelling night'];
        yield 'of the source itself' => [false, $source, self::record(title: 'Storytelling night'), 'Nuit du conte'];
    }

    #[DataProvider('saves')]
    public function testTheSlug(bool $follows, Record $existing, ?Record $translated, string $title): void
    {
        self::assertSame($follows, FollowingSlug::isOf($existing, $translated, $title, self::MAX));
    }

    private static function record(
        string $title = 'Nuit du conte',
        string $slug = 'nuit-du-conte',
        Status $status = Status::Draft,
        bool $wasPublished = false,
        bool $hasOwnSlug = false,
        int $id = 12,
    ): Record {
        $now = new DateTimeImmutable('2026-10-01T10:00:00Z');

        return new Record(
            $id,
            7,
            ContentType::Event,
            Lang::French,
            $slug,
            $title,
            $status,
            Audience::Public,
            1,
            1,
            $wasPublished ? $now : null,
            $now,
            ['fr' => $id],
            new Values([]),
            $hasOwnSlug,
        );
    }
}
