<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Actions\Translation;
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
final class TranslateContentTest extends IntegrationTestCase
{
    #[DataProvider('contentTypes')]
    public function testCopiesEverythingAsADraft(ContentType $type): void
    {
        $source = $this->content->published($type, ownerId: $this->users->beneficiaire()->id, audience: Audience::Members);

        $copy = $this->reload($this->translate($source));

        self::assertEquals(
            [$source->groupId, $source->title, $source->slug, $source->values, $source->ownerId, Audience::Members],
            [$copy->groupId, $copy->title, $copy->slug, $copy->values, $copy->ownerId, $copy->audience],
        );
        self::assertSame([Lang::English, Status::Draft, null, 1], [$copy->language, $copy->status, $copy->publishedAt, $copy->version]);
        self::assertEquals(['fr' => $source->id, 'en' => $copy->id], $this->reload($source)->translations);
        self::assertSame([Status::Published, $source->version], [$this->reload($source)->status, $this->reload($source)->version]);
    }

    public function testRepeatedCallReturnsTheExistingOne(): void
    {
        $source = $this->content->published(ContentType::Initiative);
        $copy = $this->translate($source);
        $copy = $this->content->save($copy, ['subtitle' => 'Written'], title: 'Written');

        self::assertEquals($copy, $this->translate($this->reload($source)));
        self::assertSame($source->id, ($this->plugin->get(TranslateContent::class))($this->content->staff(), $copy->id, Lang::French)->record->id);
        self::assertSame($source->id, ($this->plugin->get(TranslateContent::class))($this->content->staff(), $source->id, Lang::French)->record->id);
    }

    public function testRefusals(): void
    {
        $rejected = $this->content->in(Status::Rejected, ContentType::Initiative, ownerId: $this->users->beneficiaire()->id);
        $trashed = $this->content->in(Status::Trash, ContentType::Initiative);
        $published = $this->content->published(ContentType::Initiative);
        $draft = $this->content->draft(ContentType::Initiative);

        self::assertSame(['invalid_transition'], $this->refusals(fn (): Record => $this->translate($rejected)));
        self::assertSame(['not_found'], $this->refusals(fn (): Record => $this->translate($trashed)));
        foreach ([Viewer::anonymous(), $this->users->beneficiaire()] as $viewer) {
            self::assertSame(['forbidden'], $this->refusals(
                fn (): Translation => ($this->plugin->get(TranslateContent::class))($viewer, $published->id, Lang::English),
            ));
            foreach ([$rejected, $draft] as $foreign) {
                self::assertSame(['not_found'], $this->refusals(
                    fn (): Translation => ($this->plugin->get(TranslateContent::class))($viewer, $foreign->id, Lang::English),
                ));
            }
        }
        self::assertSame(['fr' => $published->id], $this->reload($published)->translations);
        $owner = $this->users->beneficiaire();
        $own = $this->content->in(Status::Rejected, ContentType::Initiative, ownerId: $owner->id);
        self::assertSame(['invalid_transition'], $this->refusals(
            fn (): Translation => ($this->plugin->get(TranslateContent::class))($owner, $own->id, Lang::English),
        ));
    }

    public function testATranslationInTheTrashIsNoTranslationToWorkOn(): void
    {
        $source = $this->content->published(ContentType::Initiative);
        $this->content->change($this->translate($source), Transition::Trash);

        self::assertSame(['invalid_transition'], $this->refusals(fn (): Record => $this->translate($this->reload($source))));
    }

    private function translate(Record $source): Record
    {
        return ($this->plugin->get(TranslateContent::class))($this->content->staff(), $source->id, Lang::English)->record;
    }

    /** @param array<string, mixed> $values */
    private function saveAs(Viewer $actor, Record $record, array $values): Record
    {
        return ($this->plugin->get(SaveContent::class))(new SaveInput($actor, $record->type, $record->language, $values, id: $record->id));
    }

    public function testATranslationGetsASlugFromItsOwnTitleUntilItWasPublished(): void
    {
        $source = $this->content->published(ContentType::Initiative, title: 'Chœurs du fleuve', slug: 'choeurs-du-fleuve');
        $copy = $this->translate($source);

        $untouched = $this->content->save($copy, ['subtitle' => 'In one sentence.']);
        $titled = $this->content->save($untouched, [], title: 'Choirs of the river');
        $renamed = $this->content->save($titled, [], title: 'River choirs');
        $published = $this->content->save($this->content->change($renamed, Transition::Publish), [], title: 'Choirs');

        self::assertSame(
            ['choeurs-du-fleuve', 'choeurs-du-fleuve', 'choirs-of-the-river', 'river-choirs', 'river-choirs'],
            [$copy->slug, $untouched->slug, $titled->slug, $renamed->slug, $published->slug],
        );
        self::assertSame('choeurs-du-fleuve', $this->reload($source)->slug);
    }

    public function testKeepsChosenAndPublishedSlugs(): void
    {
        $source = $this->content->published(ContentType::Initiative, title: 'Kora', slug: 'kora');
        $chosen = $this->content->save($this->translate($source), [], title: 'The kora', slug: 'strings');
        self::assertSame('strings', $this->content->save($chosen, [], title: 'Koras')->slug);

        $other = $this->content->published(ContentType::Initiative, title: 'Balafon', slug: 'balafon');
        $published = $this->content->change($this->translate($other), Transition::Publish);
        self::assertSame('balafon', $this->content->save($published, [], title: 'Wooden keys', slug: 'balafon')->slug);
    }

    public function testReplacesCopiedSlugWithNumber(): void
    {
        $this->content->published(ContentType::Initiative, language: Lang::English, title: 'Taken', slug: 'kora');
        $copy = $this->translate($this->content->published(ContentType::Initiative, title: 'Kora', slug: 'kora'));
        self::assertSame('kora-2', $copy->slug);

        self::assertSame('strings-of-mali', $this->content->save($copy, [], title: 'Strings of Mali')->slug);
    }

    /** @return iterable<string, array{Status}> */
    public static function publicStatuses(): iterable
    {
        yield 'published' => [Status::Published];
        yield 'completed' => [Status::Completed];
    }

    #[DataProvider('publicStatuses')]
    public function testOwnersTranslateWhatIsPublic(Status $status): void
    {
        $owner = $this->users->beneficiaire();
        $source = $this->content->in($status, ContentType::Initiative, ownerId: $owner->id);

        $copy = ($this->plugin->get(TranslateContent::class))($owner, $source->id, Lang::English)->record;

        self::assertSame(
            [$source->groupId, $owner->id, Status::Draft, Lang::English, null],
            [$copy->groupId, $copy->ownerId, $copy->status, $copy->language, $copy->publishedAt],
        );
        $after = $this->reload($source);
        self::assertEquals([$source->status, $source->version, $source->title, $source->values], [$after->status, $after->version, $after->title, $after->values]);

        // Countries are one value of both languages: a draft does not change what is public.
        self::assertSame(['countryIds: other_language_not_editable'], $this->refusals(
            fn (): Record => $this->saveAs($owner, $copy, ['countryIds' => ['FR']]),
        ));
        self::assertSame('Written', $this->saveAs($owner, $copy, ['subtitle' => 'Written'])->values->text('subtitle'));
        self::assertEquals($source->values, $this->reload($source)->values);
    }

    public function testReturnsWhetherTheTranslationExistedToItsOwner(): void
    {
        $owner = $this->users->beneficiaire();
        $draft = $this->content->draft(ContentType::Initiative, ownerId: $owner->id);

        $first = ($this->plugin->get(TranslateContent::class))($owner, $draft->id, Lang::English);
        $again = ($this->plugin->get(TranslateContent::class))($owner, $draft->id, Lang::English);

        self::assertSame([false, true, $first->record->id], [$first->existed, $again->existed, $again->record->id]);
        self::assertSame($owner->id, $first->record->ownerId);
    }
}
