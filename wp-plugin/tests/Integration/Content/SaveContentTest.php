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
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class SaveContentTest extends IntegrationTestCase
{
    private const STATEMENTS_OF_A_SAVE = 60;

    #[DataProvider('contentTypes')]
    public function testReadsCompleteRecordAsSaved(ContentType $type): void
    {
        $given = $this->content->complete($type);

        $record = $this->reload($this->content->draft($type, $given, title: 'L’été & les « autres » <3 \\ fin', audience: Audience::Members));

        $computed = match ($type) {
            ContentType::CommunityProfile, ContentType::Structure => ['countryIds' => ['SN']],
            default => [],
        };
        self::assertEquals([...$given, ...$computed], $record->values->all());
        self::assertSame(
            $type === ContentType::CommunityProfile ? "Aïssatou {$record->values->text('lastName')}" : 'L’été & les « autres » <3 \\ fin',
            $record->title,
        );
        self::assertSame(
            [Status::Draft, Audience::Members, Lang::French, 1, null, $record->id, ['fr' => $record->id]],
            [
                $record->status, $record->audience, $record->language, $record->version, $record->publishedAt, $record->groupId,
                $record->translations,
            ],
        );
    }

    public function testEveryKindOfFieldOfACall(): void
    {
        $user = $this->users->operateur();
        $structure = $this->content->draft(ContentType::Structure);
        $logo = $this->files->image($this->content->staff()->id);
        $document = $this->files->pdf($this->content->staff()->id);

        $record = $this->reload($this->content->draft(ContentType::CallForApplication, [
            'summary' => "  Une ligne\nsur deux  ",
            'description' => '<p onclick="x()">Texte</p><script>x</script>',
            'coverImageId' => $logo,
            'documentIds' => [$document, (string) $document, $logo],
            'depositLanguages' => ['fr', 'en', 'fr'],
            'zone' => 'Europe/Paris',
            'opensAt' => '2027-07-01',
            'closesAt' => '2027-07-31',
            'managerIds' => [$user->id],
            'partners' => [
                ['groupId' => $structure->groupId, 'role' => 'Accueil'],
                ['firstName' => 'Awa', 'lastName' => 'Diop', 'email' => 'awa@example.org'],
                ['structureName' => 'Festival', 'structureType' => 'festival'],
                ['firstName' => '', 'email' => ''],
            ],
            'emitters' => [['name' => 'La Fondation', 'logoId' => $logo, 'description' => "Une\r\n\r\n\r\n\r\nfondation"]],
            'faq' => [['question' => 'Qui ?', 'answer' => 'Tout le monde']],
            'steps' => [['title' => 'Dépôt', 'date' => '2027-07-31'], ['title' => '', 'date' => '']],
            'managementMode' => 'external',
            'externalUrl' => 'https://example.org/appel?a=1&b=2',
            'countryIds' => ['SN', 'FR'],
            'sectorIds' => ['theatre', 'performing-arts'],
        ]));

        self::assertEquals([
            'callType' => 'residency',
            'aidType' => 'mobility',
            'summary' => 'Une ligne sur deux',
            'description' => '<p>Texte</p>',
            'coverImageId' => $logo,
            'documentIds' => [$document, $logo],
            'depositLanguages' => ['fr', 'en'],
            'zone' => 'Europe/Paris',
            // In summer Paris is two hours ahead: a day without an hour begins at its start and lasts until its end.
            'opensAt' => '2027-06-30T22:00:00Z',
            'closesAt' => '2027-07-31T21:59:59Z',
            'managerIds' => [$user->id],
            'partners' => [
                ['groupId' => $structure->groupId, 'role' => 'Accueil'],
                ['firstName' => 'Awa', 'lastName' => 'Diop', 'email' => 'awa@example.org'],
                ['structureName' => 'Festival', 'structureType' => 'festival'],
            ],
            'emitters' => [['name' => 'La Fondation', 'logoId' => $logo, 'description' => "Une\n\nfondation"]],
            'faq' => [['question' => 'Qui ?', 'answer' => 'Tout le monde']],
            'steps' => [['title' => 'Dépôt', 'date' => '2027-07-31']],
            'managementMode' => 'external',
            'externalUrl' => 'https://example.org/appel?a=1&b=2',
            'fees' => 'none',
            'countryIds' => ['SN', 'FR'],
            'sectorIds' => ['theatre', 'performing-arts'],
        ], $record->values->all());
        self::assertSame(['fr', 'sn'], $this->terms($record, 'passerelle_country'));
        self::assertSame(['performing-arts', 'theatre'], $this->terms($record, 'passerelle_sector'));
    }

    public function testASaveSendsFewStatements(): void
    {
        $owner = $this->users->beneficiaire();
        $draft = $this->content->draft(ContentType::Initiative, ownerId: $owner->id);
        $input = new SaveInput($owner, $draft->type, $draft->language, ['subtitle' => 'Autrement dit.'], 'Autre titre', id: $draft->id, expectedVersion: $draft->version);
        wp_cache_flush();

        self::assertLessThanOrEqual(self::STATEMENTS_OF_A_SAVE, $this->countQueries(fn (): Record => ($this->plugin->get(SaveContent::class))($input)));
    }

    public function testTranslationHasTheSharedValues(): void
    {
        $french = $this->content->published(ContentType::Initiative, ['offered' => 'Un lieu'], title: 'Même titre');

        $english = $this->content->draft(
            ContentType::Initiative,
            ['subtitle' => 'In one sentence.', 'countryIds' => ['SN', 'ML']],
            Lang::English,
            'Même titre',
            groupId: $french->groupId,
        );
        $french = $this->reload($french);

        self::assertSame([$french->groupId, $french->slug], [$english->groupId, $english->slug]);
        self::assertEquals(['fr' => $french->id, 'en' => $english->id], $english->translations);
        self::assertEquals($english->translations, $french->translations);
        self::assertSame(['SN', 'ML'], $french->values->codes('countryIds'));
        self::assertSame('2026-03-01', $english->values->text('startDate'));
        self::assertSame(['En une phrase.', 'In one sentence.'], [$french->values->text('subtitle'), $english->values->text('subtitle')]);
        self::assertSame('', $english->values->text('offered'), 'Texts are not shared.');
        self::assertSame([Status::Published, Status::Draft], [$french->status, $english->status]);
    }

    public function testVersionsIncreaseForChangedLanguages(): void
    {
        [$french, $english] = $this->pair();
        $before = [$french->version, $english->version];

        $french = $this->content->save($french, ['subtitle' => 'Autre']);
        self::assertSame([$before[0] + 1, $before[1]], [$french->version, $this->reload($english)->version]);

        $this->content->save($french, ['endDate' => '2026-05-05']);
        self::assertSame([$before[0] + 2, $before[1] + 1], [$this->reload($french)->version, $this->reload($english)->version]);
        self::assertSame('2026-05-05', $this->reload($english)->values->text('endDate'));

        $this->content->save($english, ['endDate' => null]);
        self::assertNull($this->reload($french)->values->textOrNull('endDate'));
    }

    public function testTheAudienceBelongsToTheGroup(): void
    {
        [$french, $english] = $this->pair();

        ($this->plugin->get(SaveContent::class))(new SaveInput(
            $this->content->staff(),
            $french->type,
            Lang::French,
            audience: Audience::Members,
            id: $french->id,
        ));

        self::assertSame([Audience::Members, Audience::Members], [$this->reload($french)->audience, $this->reload($english)->audience]);
    }

    public function testTheSecondOfTwoChangesIsStale(): void
    {
        $record = $this->content->draft(ContentType::Initiative);
        $save = fn (string $subtitle): Record => ($this->plugin->get(SaveContent::class))(new SaveInput(
            $this->content->staff(),
            $record->type,
            $record->language,
            ['subtitle' => $subtitle],
            id: $record->id,
            expectedVersion: $record->version,
        ));

        $save('Première');

        self::assertSame(['stale_version'], $this->refusals(static fn (): Record => $save('Seconde')));
        self::assertSame('Première', $this->reload($record)->values->text('subtitle'));
    }

    public function testRejectionDuringTheSaveIsRolledBack(): void
    {
        [$french, $english] = $this->pair();
        add_action('set_object_terms', static fn () => throw new \LogicException('cut'));

        try {
            $this->content->save($french, ['subtitle' => 'Autre', 'sectorIds' => ['dance']], slug: 'autre');
            self::fail('The failure must come through.');
        } catch (\LogicException) {
        }

        self::assertEquals($french, $this->reload($french));
        self::assertEquals($english, $this->reload($english));
    }

    public function testChecksRights(): void
    {
        $owner = $this->users->beneficiaire();
        $other = $this->users->beneficiaire();
        $mine = $this->saveAs($owner, ContentType::Initiative);
        $published = $this->content->published(ContentType::Initiative, ownerId: $owner->id);

        self::assertSame([$owner->id, $owner->id], [$mine->ownerId, $published->ownerId]);
        self::assertSame(['rights_create_call'], $this->refusals(fn (): Record => $this->saveAs($owner, ContentType::CallForApplication)));
        self::assertSame(['rights_edit_initiative'], $this->refusals(fn (): Record => $this->saveAs($other, ContentType::Initiative, $mine)));
        foreach (
            [$published, ...array_map(
                fn (Status $status): Record => $this->content->in($status, ContentType::Initiative, ownerId: $owner->id),
                [Status::Pending, Status::Rejected],
            )] as $closed
        ) {
            self::assertSame(['not_editable'], $this->refusals(fn (): Record => $this->saveAs($owner, ContentType::Initiative, $closed)));
            self::assertSame(['rights_edit_initiative'], $this->refusals(fn (): Record => $this->saveAs($other, ContentType::Initiative, $closed)));
            self::assertEquals($closed, $this->reload($closed));
        }
        self::assertSame(['rights_create_initiative'], $this->refusals(fn (): Record => $this->saveAs(Viewer::anonymous(), ContentType::Initiative)));
        self::assertSame(['rights_create_initiative'], $this->refusals(fn (): Record => ($this->plugin->get(SaveContent::class))(
            new SaveInput($owner, ContentType::Initiative, Lang::French, title: 'Pour autrui', ownerId: $other->id),
        )));
        self::assertSame(['rights_create_initiative'], $this->refusals(fn (): Record => ($this->plugin->get(SaveContent::class))(
            new SaveInput($other, ContentType::Initiative, Lang::English, title: 'Not mine', groupId: $mine->groupId),
        )));
    }

    public function testUnknownSlugAndWrongTypeAreNotFound(): void
    {
        $event = $this->content->draft(ContentType::Event);
        $trashed = $this->content->change($this->content->draft(ContentType::Initiative), Transition::Trash);
        $staff = $this->content->staff();
        $page = wp_insert_post(['post_type' => 'page', 'post_title' => 'Page']);
        $save = fn (?int $id, ?int $groupId = null): array => $this->refusals(fn (): Record => ($this->plugin->get(SaveContent::class))(
            new SaveInput($staff, ContentType::Initiative, Lang::English, title: 'T', id: $id, groupId: $groupId),
        ));

        self::assertSame(
            array_fill(0, 5, ['not_found']),
            [$save($event->id), $save(999_999), $save($trashed->id), $save($page), $save(null, $event->groupId)],
        );
    }

    public function testAGroupHasEachLanguageOnce(): void
    {
        [$french, $english] = $this->pair();

        self::assertSame(['other_translation_exists'], $this->refusals(
            fn (): Record => $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $french->groupId),
        ));
        self::assertSame(['language: unexpected_fields'], $this->refusals(fn (): Record => ($this->plugin->get(SaveContent::class))(
            new SaveInput($this->content->staff(), ContentType::Initiative, Lang::French, title: 'T', id: $english->id),
        )));
    }

    public function testTakesOverTheAutoDraftOfTheEditor(): void
    {
        $id = wp_insert_post(['post_type' => 'initiative', 'post_status' => 'auto-draft', 'post_title' => 'Brouillon auto']);

        $record = ($this->plugin->get(SaveContent::class))(new SaveInput(
            $this->content->staff(),
            ContentType::Initiative,
            Lang::English,
            title: 'A title',
            id: $id,
        ));

        self::assertSame([$id, $id, Lang::English, 1, 'a-title', Status::Draft], [
            $record->id, $record->groupId, $record->language, $record->version, $record->slug, $record->status,
        ]);
    }

    /** @return array{Record, Record} */
    private function pair(): array
    {
        $french = $this->content->published(ContentType::Initiative);
        $english = $this->content->published(ContentType::Initiative, language: Lang::English, groupId: $french->groupId);

        return [$this->reload($french), $this->reload($english)];
    }

    private function saveAs(Viewer $viewer, ContentType $type, ?Record $record = null): Record
    {
        return ($this->plugin->get(SaveContent::class))(new SaveInput($viewer, $type, Lang::French, title: 'Titre', id: $record?->id));
    }

    /** @return list<string> */
    private function terms(Record $record, string $taxonomy): array
    {
        $slugs = wp_get_object_terms($record->id, $taxonomy, ['fields' => 'slugs', 'orderby' => 'slug', 'lang' => '']);
        return is_array($slugs) ? array_values(array_filter($slugs, is_string(...))) : [];
    }

    public function testPlaceNamesAreTranslatedAndCopied(): void
    {
        $french = $this->content->published(ContentType::Structure, ['city' => 'Alexandrie']);
        $english = $this->content->published(ContentType::Structure, language: Lang::English, groupId: $french->groupId);
        self::assertSame('Alexandrie', $english->values->text('city'));

        $renamed = $this->content->save($english, ['city' => 'Alexandria']);
        $this->content->save($french, ['summary' => 'Autrement.']);

        self::assertSame(['Alexandrie', 'Alexandria'], [$this->reload($french)->values->text('city'), $this->reload($renamed)->values->text('city')]);
    }
}
