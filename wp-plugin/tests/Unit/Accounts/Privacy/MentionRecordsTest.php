<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Accounts\Privacy;

use DateTimeImmutable;
use Passerelle\Accounts\Privacy\Records\MentionRecords;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use PHPUnit\Framework\TestCase;

/** What a copy of personal data says of the records of others that mention the person. */
final class MentionRecordsTest extends TestCase
{
    public function testWhereThePersonIsNamed(): void
    {
        $fields = [1 => ['managerIds', 'mentorIds'], 2 => [], 3 => ['mentorIds'], 4 => ['managerIds']];
        $records = [
            self::record(1, Status::Published, 'Résidence'),
            // The query finds too many: "i:12;" may be a position in a list.
            self::record(2, Status::Published, 'Sans elle'),
            self::record(3, Status::Draft, 'Encore secret'),
            self::record(4, Status::Completed, 'Terminé'),
        ];
        $entries = MentionRecords::entries(
            $records,
            static fn (Record $record): array => array_map(static fn (string $key): Field => new Field($key, FieldKind::Users), $fields[$record->id]),
        );

        self::assertSame([
            ['type' => 'call_for_application', 'language' => 'fr', 'title' => 'Résidence', 'as' => ['managerIds', 'mentorIds']],
            ['type' => 'call_for_application', 'language' => 'fr', 'title' => null, 'as' => ['mentorIds']],
            ['type' => 'call_for_application', 'language' => 'fr', 'title' => 'Terminé', 'as' => ['managerIds']],
        ], [...$entries]);
    }

    private static function record(int $id, Status $status, string $title): Record
    {
        $now = new DateTimeImmutable('2026-10-01T10:00:00Z');

        return new Record($id, $id, ContentType::CallForApplication, Lang::French, 'x', $title, $status, Audience::Public, 1, 1, $now, $now, ['fr' => $id], new Values([]));
    }
}
