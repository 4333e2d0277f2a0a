<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Accounts\Viewer;
use Passerelle\Content\Audience;
use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Status;
use Passerelle\Languages\Lang;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

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

    public function testARepeatGivesTheOneThatExists(): void
    {
        $source = $this->content->published(ContentType::Initiative);
        $copy = $this->translate($source);
        $copy = $this->content->save($copy, ['subtitle' => 'Written'], title: 'Written');

        self::assertEquals($copy, $this->translate($this->reload($source)));
        self::assertSame($source->id, ($this->plugin->content->translate)($this->content->staff(), $copy->id, Lang::French)->id);
        self::assertSame($source->id, ($this->plugin->content->translate)($this->content->staff(), $source->id, Lang::French)->id);
    }

    public function testRefusals(): void
    {
        $rejected = $this->content->in(Status::Rejected, ContentType::Initiative);
        $trashed = $this->content->in(Status::Trash, ContentType::Initiative);
        $published = $this->content->published(ContentType::Initiative);

        self::assertSame(['invalid_transition'], $this->refusals(fn (): Record => $this->translate($rejected)));
        self::assertSame(['not_found'], $this->refusals(fn (): Record => $this->translate($trashed)));
        foreach ([Viewer::anonymous(), $this->users->beneficiaire()] as $viewer) {
            self::assertSame(['forbidden'], $this->refusals(
                fn (): Record => ($this->plugin->content->translate)($viewer, $published->id, Lang::English),
            ));
        }
        self::assertSame(['fr' => $published->id], $this->reload($published)->translations);
    }

    private function translate(Record $source): Record
    {
        return ($this->plugin->content->translate)($this->content->staff(), $source->id, Lang::English);
    }
}
