<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content;

use DateTimeImmutable;
use Passerelle\Content\Cause;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Which changes visitors see, on the page of the record and on those of others. */
final class ContentChangedTest extends TestCase
{
    /** @return iterable<string, array{Record|null, Record|null, bool, bool}> before, after, public, shown on other pages */
    public static function changes(): iterable
    {
        $public = self::record();
        yield 'the fields of a public one' => [$public, self::record(values: ['summary' => 'Autre']), true, false];
        yield 'its name' => [$public, self::record(title: 'Autre'), true, true];
        yield 'its name, by case' => [$public, self::record(title: 'ATELIER'), true, true];
        yield 'its readers, to members' => [$public, self::record(audience: Audience::Members), true, true];
        yield 'its readers, to all' => [self::record(audience: Audience::Members), $public, true, true];
        yield 'publication' => [self::record(Status::Draft), $public, true, true];
        yield 'taken offline' => [$public, self::record(Status::Offline), true, true];
        yield 'completed' => [$public, self::record(Status::Completed), true, false];
        yield 'created public' => [null, $public, true, true];
        yield 'deleted' => [$public, null, true, true];
        yield 'a draft' => [self::record(Status::Draft), self::record(Status::Draft, 'Autre'), false, true];
        yield 'submitted' => [self::record(Status::Draft), self::record(Status::Pending), false, false];
        yield 'a draft deleted' => [self::record(Status::Draft), null, false, true];
    }

    #[DataProvider('changes')]
    public function testWhereAChangeIsSeen(?Record $before, ?Record $after, bool $isPublic, bool $isShownElsewhere): void
    {
        $change = new ContentChanged($before, $after, new Cause(Viewer::anonymous(), Transition::Save));

        self::assertSame([$isPublic, $isShownElsewhere], [$change->isPublic(), $change->changesOtherPages()]);
        self::assertSame($after ?? $before, $change->record());
    }

    /** @param array<string, mixed> $values */
    private static function record(Status $status = Status::Published, string $title = 'Atelier', Audience $audience = Audience::Public, array $values = []): Record
    {
        $now = new DateTimeImmutable('2026-11-26T10:00:00Z');

        return new Record(12, 7, ContentType::Structure, Lang::French, 'atelier', $title, $status, $audience, 1, 1, $now, $now, ['fr' => 12], new Values($values));
    }
}
