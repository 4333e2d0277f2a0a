<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A shared value is written to both languages, so whoever saves one language needs the right to edit the other. */
final class SharedValuesTest extends IntegrationTestCase
{
    private const REFUSED = 'other_language_not_editable';

    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
    }

    /** @return array<string, array{Status}> states of the other language in which its owner can't edit it */
    public static function closed(): array
    {
        $closed = [Status::Pending, Status::Rejected, Status::Scheduled, Status::Published, Status::Completed, Status::Offline];

        return array_combine(array_column($closed, 'value'), array_map(static fn (Status $status): array => [$status], $closed));
    }

    #[DataProvider('closed')]
    public function testADraftChangesNoSharedValueOfWhatItsOwnerCannotEdit(Status $status): void
    {
        [$french, $english] = $this->pair($status);

        self::assertSame(
            ['startDate: ' . self::REFUSED, 'countryIds: ' . self::REFUSED, 'audience: ' . self::REFUSED],
            $this->refusals(fn (): Record => $this->save($this->owner, $english, ['startDate' => '2027-01-01', 'countryIds' => ['ML'], 'subtitle' => 'New'], Audience::Members)),
        );
        self::assertEquals([$french, $english], [$this->reload($french), $this->reload($english)]);

        $saved = $this->save($this->owner, $english, ['startDate' => '2026-03-01', 'countryIds' => ['SN'], 'subtitle' => 'New'], Audience::Public);
        self::assertSame('New', $saved->values->text('subtitle'));
        self::assertEquals($french, $this->reload($french), 'What is the same changes nothing.');
    }

    public function testEditorsChangeBoth(): void
    {
        [$french, $english] = $this->pair(Status::Published);

        $this->save($this->users->editor(), $english, ['startDate' => '2027-01-01'], Audience::Members);

        $after = $this->reload($french);
        self::assertSame(['2027-01-01', Audience::Members, $french->version + 1], [$after->values->text('startDate'), $after->audience, $after->version]);
    }

    #[DataProvider('open')]
    public function testOwnersChangeBothOfTheirDrafts(Status $status): void
    {
        [$french, $english] = $this->pair($status);

        $this->save($this->owner, $english, ['startDate' => '2027-01-01'], null);

        self::assertSame('2027-01-01', $this->reload($french)->values->text('startDate'));
    }

    /** @return list<array{Status}> */
    public static function open(): array
    {
        return [[Status::Draft], [Status::ToEdit], [Status::Trash]];
    }

    public function testANewTranslationChangesNothingEither(): void
    {
        $french = $this->content->in(Status::Published, ContentType::Initiative, ownerId: $this->owner->id);
        $create = fn (string $date): Record => ($this->plugin->get(SaveContent::class))(new SaveInput(
            $this->owner,
            $french->type,
            Lang::English,
            ['startDate' => $date],
            'A title',
            groupId: $french->groupId,
        ));

        self::assertSame(['rights_create_initiative'], $this->refusals(static fn (): Record => $create('2026-03-01')), 'Of a public record a translation begins as a copy.');
        self::assertEquals($french, $this->reload($french));
    }

    /** @return array{Record, Record} the French one in a state, the English one a draft */
    private function pair(Status $status): array
    {
        $french = $this->content->draft(ContentType::Initiative, ownerId: $this->owner->id);
        $english = $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $french->groupId, ownerId: $this->owner->id);
        foreach (self::way($status) as $transition) {
            $french = $this->content->change($french, $transition, $transition === Transition::Schedule ? new \DateTimeImmutable('+2 days') : null);
        }

        return [$this->reload($french), $this->reload($english)];
    }

    /** @return list<Transition> */
    private static function way(Status $status): array
    {
        return match ($status) {
            Status::Pending => [Transition::Submit],
            Status::ToEdit => [Transition::Submit, Transition::SendBack],
            Status::Rejected => [Transition::Submit, Transition::Reject],
            Status::Scheduled => [Transition::Schedule],
            Status::Published => [Transition::Publish],
            Status::Completed => [Transition::Publish, Transition::Complete],
            Status::Offline => [Transition::Publish, Transition::Offline],
            Status::Trash => [Transition::Trash],
            default => [],
        };
    }

    /** @param array<string, mixed> $values */
    private function save(Viewer $viewer, Record $record, array $values, ?Audience $audience): Record
    {
        return ($this->plugin->get(SaveContent::class))(
            new SaveInput($viewer, $record->type, $record->language, $values, audience: $audience, id: $record->id, expectedVersion: $record->version),
        );
    }
}
