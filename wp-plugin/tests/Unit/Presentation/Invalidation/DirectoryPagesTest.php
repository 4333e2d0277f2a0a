<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Presentation\Invalidation;

use DateTimeImmutable;
use Passerelle\Content\Cause;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Presentation\Invalidation\DirectoryPages;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\TestCase;

/** Persons and structures on whose pages a record is listed. */
final class DirectoryPagesTest extends TestCase
{
    public function testWhoIsNamedBeforeAndAfterAChange(): void
    {
        $before = self::record(ContentType::Initiative, 1, ['organiserId' => 20, 'members' => [['groupId' => 30], ['lastName' => 'Diop']]]);
        $after = self::record(ContentType::Initiative, 2, ['organiserId' => 21, 'members' => [['groupId' => 31], ['groupId' => 30]], 'partners' => [['groupId' => 40]]]);

        self::assertSame(['groups' => [20, 30, 21, 31, 40], 'owners' => [1, 2]], self::listing($before, $after));
        self::assertSame(['groups' => [21, 31, 30, 40], 'owners' => [2]], self::listing(null, $after));
        self::assertSame(['groups' => [20, 30], 'owners' => [1]], self::listing($before, null));
        self::assertSame(['groups' => [], 'owners' => [1]], self::listing(self::record(ContentType::Event, 1, []), self::record(ContentType::Event, 1, [])));
    }

    public function testPersonsAndStructuresAreListedNowhere(): void
    {
        foreach ([ContentType::CommunityProfile, ContentType::Structure] as $type) {
            $record = self::record($type, 1, ['organiserId' => 20, 'members' => [['groupId' => 30]]]);

            self::assertSame(['groups' => [], 'owners' => []], self::listing($record, $record));
        }
    }

    /** @return array{groups: list<int>, owners: list<int>} */
    private static function listing(?Record $before, ?Record $after): array
    {
        return DirectoryPages::listing(new ContentChanged($before, $after, new Cause(Viewer::anonymous(), Transition::Save)));
    }

    /** @param array<string, mixed> $values */
    private static function record(ContentType $type, int $ownerId, array $values): Record
    {
        $now = new DateTimeImmutable('2026-10-01T10:00:00Z');

        return new Record(12, 7, $type, Lang::French, 'x', 'X', Status::Published, Audience::Public, $ownerId, 1, $now, $now, ['fr' => 12], new Values($values));
    }
}
