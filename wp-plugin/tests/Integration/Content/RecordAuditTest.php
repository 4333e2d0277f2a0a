<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Tests\IntegrationTestCase;

/** Each change of a record leaves one line, whichever way it came. */
final class RecordAuditTest extends IntegrationTestCase
{
    public function testTheLifeOfARecordIsTold(): void
    {
        $owner = $this->users->beneficiaire();
        $record = $this->content->draft(ContentType::Initiative, ownerId: $owner->id);
        $record = $this->content->change($record, Transition::Submit);
        $record = $this->content->change($record, Transition::Approve);
        $record = $this->content->change($record, Transition::Offline);
        $record = $this->content->change($record, Transition::Online);
        $this->content->change($record, Transition::Trash);

        self::assertSame([
            'create:  → draft by administrator',
            'submit: draft → pending by beneficiaire',
            'approve: pending → publish by administrator',
            'offline: publish → private by beneficiaire',
            'online: private → publish by beneficiaire',
            'trash: publish → trash by administrator',
        ], $this->lines($record));
        $actors = array_map(static fn (AuditLine $line): string => $line->actor, $this->plugin->get(AuditLines::class)->ofGroup($record->groupId));
        self::assertSame($this->plugin->get(AuditAccounts::class)->findPseudonym($owner->id), $actors[1]);
        self::assertSame([], ($this->plugin->get(VerifyAudit::class))()->faults);
    }

    public function testASaveOfAPublicRecordNamesItsFieldsAndNoValue(): void
    {
        $record = $this->content->published(ContentType::Initiative, title: 'Avant');
        $english = $this->content->published(ContentType::Initiative, language: Lang::English, groupId: $record->groupId);

        $this->content->save($record, ['subtitle' => 'Zebulonia', 'countryIds' => ['ML']], title: 'Zebulonia');

        $lines = array_slice($this->plugin->get(AuditLines::class)->ofGroup($record->groupId), -2);
        self::assertSame(
            [[$record->id, 'save', ['countryIds', 'subtitle', 'title']], [$english->id, 'save', ['countryIds']]],
            array_map(static fn (AuditLine $line): array => [$line->postId, $line->action, $line->fields], $lines),
        );
        self::assertStringNotContainsString('Zebulonia', $lines[0]->canonical());
    }

    public function testOwnersWriteTheirDraftsUnlogged(): void
    {
        $owner = $this->users->beneficiaire();
        $record = $this->content->draft(ContentType::Initiative, ownerId: $owner->id);
        $save = fn (Viewer $actor): Record => ($this->plugin->get(SaveContent::class))(
            new SaveInput($actor, $record->type, $record->language, ['subtitle' => "De {$actor->id}"], id: $record->id),
        );

        $save($owner);
        self::assertCount(1, $this->lines($record));

        $save($this->content->staff());
        self::assertSame('save: draft → draft by administrator', $this->lines($record)[1] ?? null, 'Somebody else wrote into it.');
    }

    public function testWordPressAndItsPluginsAreLoggedToo(): void
    {
        $record = $this->content->published(ContentType::Initiative);
        wp_set_current_user($this->users->editor()->id);
        wp_trash_post($record->id);
        wp_untrash_post($record->id);
        wp_update_post(['ID' => $record->id, 'post_status' => Status::Draft->value]);
        wp_set_current_user(0);
        wp_delete_post($record->id, true);

        self::assertSame([
            'trash: publish → trash by editor',
            'restore: trash → publish by editor',
            'elsewhere: publish → draft by editor',
            'purge: draft →  by ',
        ], array_slice($this->lines($record), 2));
    }

    public function testARefusedStepLeavesNoLine(): void
    {
        $record = $this->content->draft(ContentType::Initiative, ['subtitle' => null]);
        $before = $this->plugin->get(AuditLines::class)->head();

        self::assertNotSame([], $this->refusals(fn (): Record => $this->content->change($record, Transition::Publish)));
        self::assertNotSame([], $this->refusals(fn (): Record => $this->content->change($record, Transition::Online)));
        self::assertEquals($before, $this->plugin->get(AuditLines::class)->head());
    }

    /** @return list<string> */
    private function lines(Record $record): array
    {
        return array_map(
            static fn (AuditLine $line): string => "{$line->action}: {$line->before} → {$line->after} by " . implode(',', $line->roles),
            $this->plugin->get(AuditLines::class)->ofGroup($record->groupId),
        );
    }
}
