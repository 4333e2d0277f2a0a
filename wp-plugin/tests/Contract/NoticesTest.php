<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * One's own notices: those of "other", on whose initiatives is decided.
 *
 * @phpstan-type Row array{id: int, kind: string, at: string, readAt: string|null, title: string, text: string, path: string|null, groupId: int}
 * @phpstan-type Listed array{items: list<Row>, kinds: list<string>, page: int, perPage: int, total: int, unread: int}
 */
final class NoticesTest extends ContractTestCase
{
    public const OPERATIONS = ['MarkNoticesRead', 'Notices'];

    public function testAMemberReadsAndMarksTheirOwn(): void
    {
        $id = $this->decided('À noter');
        $before = $this->list('other');
        $row = $before['items'][0];

        self::assertSame(
            ['moderation_decided', null, "«\u{A0}À noter\u{A0}» est à compléter", "/tableau-de-bord/vos-initiatives/editer/{$id}/"],
            [$row['kind'], $row['readAt'], $row['title'], $row['path']],
        );
        self::assertStringContainsString("\nPrécisez.\n", $row['text']);
        self::assertSame('“À noter” needs changes', $this->list('other', ['language' => 'EN'])['items'][0]['title']);
        $clamped = $this->list('other', ['page' => -3, 'perPage' => 0]);
        self::assertSame([1, 1, 1, $before['total']], [$clamped['page'], $clamped['perPage'], count($clamped['items']), $clamped['total']]);

        self::assertSame($before['unread'] - 1, $this->mark('other', ['ids' => [$row['id']]]));
        self::assertNotNull($this->list('other')['items'][0]['readAt']);
        self::assertSame($before['unread'] - 1, $this->mark('other', ['ids' => [$row['id'], 999_999]]));
        self::assertSame(0, $this->mark('other', ['all' => true]));
        $ofKind = $this->list('other', ['kind' => 'moderation_decided']);
        self::assertSame([$row['id'], ['moderation_decided']], [$ofKind['items'][0]['id'], array_values(array_unique(array_column($ofKind['items'], 'kind')))]);
        foreach ([['kind' => 'moderation_decided', 'unread' => true], ['kind' => 'newsletter']] as $filter) {
            $none = $this->list('other', $filter);
            self::assertSame([[], 0, $ofKind['kinds']], [$none['items'], $none['total'], $none['kinds']], 'The kinds are those of all.');
        }
        self::assertContains('moderation_decided', $ofKind['kinds']);
        self::assertSame(['passerelleUser' => ['unreadNotices' => 0]], Site::get()->query('query { passerelleUser { unreadNotices } }', [], 'other')->data());
    }

    public function testNoticesOfOthersAreNeitherReadNorMarked(): void
    {
        $this->decided('À ne pas lire');
        $unread = $this->list('other')['unread'];
        $foreign = $this->list('other')['items'][0]['id'];

        foreach (['owner', 'moderateur', 'administrator', 'editor'] as $person) {
            self::assertNotContains($foreign, array_column($this->list($person, ['perPage' => 100])['items'], 'id'), $person);
            $this->mark($person, ['ids' => [$foreign]]);
            $this->mark($person, ['all' => true]);
        }

        self::assertSame([$unread, null], [$this->list('other')['unread'], $this->list('other')['items'][0]['readAt']]);
    }

    public function testVisitorsAreRefused(): void
    {
        foreach (['Notices' => ['language' => 'FR'], 'MarkNoticesRead' => ['all' => true]] as $name => $variables) {
            $answer = Site::get()->query(Operations::read()->document($name), $variables);
            self::assertStringContainsString('"code":"forbidden"', str_replace(' ', '', $answer->body), $name);
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);
            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    public function testWhatMarkingNeeds(): void
    {
        foreach (['required' => ['ids' => []], 'required ' => ['all' => false], 'too_many_rows' => ['ids' => range(1, 101)]] as $code => $variables) {
            $answer = Site::get()->query(Operations::read()->document('MarkNoticesRead'), $variables, 'other');
            self::assertStringContainsString('"path":"ids","code":"' . trim($code) . '"', str_replace(' ', '', $answer->body));
        }
        self::assertTrue(Site::get()->query(Operations::read()->document('MarkNoticesRead'), ['ids' => ['x']], 'other')->hasErrors());
    }

    /** @return int id of an initiative of "other" that was sent back */
    private function decided(string $title): int
    {
        $ask = static function (string $document, array $variables, string $person): array {
            $answer = Site::get()->query($document, $variables, $person);
            self::assertFalse($answer->hasErrors(), $answer->body);

            return (array) array_values((array) $answer->data())[0];
        };
        $reference = $ask('query { passerelleReference(language: FR) { countries { id isoCode } sectors { id } } }', [], 'other');
        $made = $ask(Operations::read()->document('MutateInitiative'), ['action' => 'submit', 'input' => [
            'language' => 'fr',
            'title' => $title,
            'subtitle' => 'En une phrase.',
            'description' => '<p>En entier.</p>',
            'ambition' => 'Dans cinq ans.',
            'startDate' => '2026-03-01',
            'countryIds' => [array_column((array) $reference['countries'], 'id', 'isoCode')['SN']],
            'sectorIds' => [array_column((array) $reference['sectors'], 'id')[0]],
        ]], 'other');
        $items = [['id' => $made['id'], 'version' => $made['version']]];
        $ask(Operations::read()->document('Decide'), ['items' => $items, 'status' => 'to_edit', 'comment' => 'Précisez.'], 'moderateur');

        return is_int($made['id']) ? $made['id'] : self::fail();
    }

    /**
     * @phpstan-impure
     * @param array<string, mixed> $variables
     * @return Listed
     */
    private function list(string $person, array $variables = []): array
    {
        $answer = Site::get()->query(Operations::read()->document('Notices'), ['language' => 'FR', ...$variables], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleNotices: Listed} $data */
        $data = $answer->data();

        return $data['passerelleNotices'];
    }

    /** @param array<string, mixed> $variables */
    private function mark(string $person, array $variables): int
    {
        $answer = Site::get()->query(Operations::read()->document('MarkNoticesRead'), $variables, $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleMarkNoticesRead: array{unread: int}} $data */
        $data = $answer->data();

        return $data['passerelleMarkNoticesRead']['unread'];
    }
}
