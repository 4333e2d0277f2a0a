<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;

/** One item by its group shows a visitor no more than its page does. */
final class CardFieldTest extends IntegrationTestCase
{
    public function testReturnsPublicItemsOfTheLanguageOnly(): void
    {
        $french = $this->content->published(ContentType::Event, title: 'Nuit des conteurs', slug: 'nuit');
        $this->content->draft(ContentType::Event, [], Lang::English, 'SECRET draft', 'secret-draft', $french->groupId);
        wp_set_current_user(0);

        self::assertSame(['Nuit des conteurs', false], $this->shown($french, 'FR'));
        self::assertNull($this->shown($french, 'EN'));
    }

    public function testMarksMembersOnlyItemsAsLocked(): void
    {
        $members = $this->content->published(ContentType::Event, ['place' => 'SECRET'], title: 'Pour les membres', audience: Audience::Members);
        wp_set_current_user(0);

        self::assertSame(['Pour les membres', true], $this->shown($members, 'FR'));
        self::assertStringNotContainsString('SECRET', (string) wp_json_encode($this->ask($members->groupId, 'FR')));
    }

    public function testReturnsNullForUnpublishedItems(): void
    {
        $draft = $this->content->draft(ContentType::Event, title: 'SECRET brouillon');
        $offline = $this->content->change($this->content->published(ContentType::Event, title: 'SECRET hors ligne'), Transition::TakeOffline);
        $trashed = $this->content->published(ContentType::Event, title: 'SECRET corbeille');
        wp_trash_post($trashed->id);
        wp_set_current_user(0);

        foreach ([$draft, $offline, $trashed] as $record) {
            self::assertNull($this->shown($record, 'FR'), $record->title);
        }
        self::assertNull($this->ask(0, 'FR'));
    }

    /** @return array{mixed, mixed}|null title, and whether it is locked */
    private function shown(Record $record, string $language): ?array
    {
        $card = $this->ask($record->groupId, $language);

        return $card === null ? null : [$card['title'], $card['locked']];
    }

    /** @return array<string, mixed>|null */
    private function ask(int $groupId, string $language): ?array
    {
        $answer = graphql([
            'query' => Operations::read()->document('ShareCard'),
            'variables' => ['groupId' => $groupId, 'language' => $language],
        ]);
        self::assertArrayNotHasKey('errors', $answer);

        $data = is_array($answer['data'] ?? null) ? $answer['data'] : [];
        $card = $data['passerelleCard'] ?? null;
        $fields = [];
        foreach (is_array($card) ? $card : [] as $name => $value) {
            $fields[(string) $name] = $value;
        }

        return $card === null ? null : $fields;
    }
}
