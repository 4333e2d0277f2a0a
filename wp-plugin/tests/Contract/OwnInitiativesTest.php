<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * The list of one's own initiatives, and the states of their languages.
 *
 * @phpstan-type Row array{id: int, groupId: int, title: string, status: string, language: string, allowedActions: list<string>,
 *     languageVersions: list<array{language: string, state: string, changedFields: list<string>, isSource: bool, id: int|null, path: string|null, title: string|null}>}
 */
final class OwnInitiativesTest extends ContractTestCase
{
    public const OPERATIONS = ['OwnRecord', 'OwnRecords'];

    private const MISSING = ['changedFields' => [], 'id' => null, 'isSource' => false, 'language' => 'EN', 'path' => null, 'state' => 'missing', 'title' => null];

    public function testAMemberListsTheirOwn(): void
    {
        $made = $this->save('other', ['input' => ['language' => 'fr', 'title' => 'SECRET de liste']]);

        $row = $this->row('other', $made['id']);

        self::assertSame(['SECRET de liste', 'draft', 'FR', ['save', 'submit', 'delete']], [$row['title'], $row['status'], $row['language'], $row['allowedActions']]);
        self::assertEquals(
            [
                ['changedFields' => [], 'id' => $made['id'], 'isSource' => true, 'language' => 'FR', 'path' => null, 'state' => 'draft', 'title' => 'SECRET de liste'],
                self::MISSING,
            ],
            $row['languageVersions'],
        );
        foreach (['owner', 'operateur', 'moderateur', 'editor'] as $person) {
            self::assertStringNotContainsString('SECRET de liste', $this->list($person)->body, $person);
        }
    }

    public function testOneRecordIsReadByThoseWhoMayReadItsDraftOnly(): void
    {
        $made = $this->save('other', ['input' => ['language' => 'fr', 'title' => 'SECRET de fiche']]);
        $document = Operations::read()->document('OwnRecord');

        self::assertEquals(['passerelleOwnRecord' => $this->row('other', $made['id'])], Site::get()->query($document, ['id' => $made['id']], 'other')->data());
        foreach (['owner', 'operateur', 'moderateur', null] as $person) {
            $answer = Site::get()->query($document, ['id' => $made['id']], $person);
            self::assertStringContainsString('"code":"not_found"', str_replace(' ', '', $answer->body), $person ?? 'visitor');
            self::assertStringNotContainsString('SECRET', $answer->body, $person ?? 'visitor');
        }
        self::assertEquals(
            ['passerelleOwnRecord' => ['allowedActions' => ['save', 'delete']] + $this->row('other', $made['id'])],
            Site::get()->query($document, ['id' => $made['id']], 'editor')->data(),
        );
    }

    public function testAVisitorIsRefused(): void
    {
        $answer = $this->list(null);

        self::assertStringContainsString('"code":"forbidden"', str_replace(' ', '', $answer->body));
        self::assertNull($answer->data());
    }

    public function testOnlyKnownFiltersAndSortsAreTaken(): void
    {
        $unknown = [['status' => 'TRASH'], ['status' => 'AUTO_DRAFT'], ['sort' => 'post_author'], ['language' => 'DE'], ['page' => 'x']];
        foreach ([...$unknown, ['type' => 'structure'], ['type' => 'community_profile']] as $variables) {
            self::assertTrue($this->list('other', $variables)->hasErrors(), (string) json_encode($variables));
        }
        self::assertFalse($this->list('other', ['status' => 'draft', 'sort' => 'title_asc', 'language' => 'FR', 'page' => -1, 'perPage' => 5000])->hasErrors());
    }

    public function testAMinorChangeLeavesTheTranslationAsItIs(): void
    {
        $made = $this->save('other', ['input' => ['language' => 'fr', 'title' => 'Un texte', 'subtitle' => 'En une phrase']]);
        $copied = Site::get()->query(Operations::read()->document('DuplicatePost'), ['id' => $made['id'], 'language' => 'EN'], 'other');
        self::assertFalse($copied->hasErrors(), $copied->body);

        $minor = $this->save('other', ['id' => $made['id'], 'version' => $made['version'], 'input' => ['subtitle' => 'En une phrase.', 'minorChange' => true]]);
        self::assertSame([], $this->english($made['id'])['changedFields']);

        $this->save('other', ['id' => $made['id'], 'version' => $minor['version'], 'input' => ['subtitle' => 'Tout autre chose.', 'minorChange' => false]]);
        self::assertSame(['draft', ['subtitle']], [$this->english($made['id'])['state'], $this->english($made['id'])['changedFields']]);

        $draft = 'query ($id: Int!) { passerelleInitiativeDraft(id: $id) { languageVersions { language state changedFields isSource id path title } } }';
        $answer = Site::get()->query($draft, ['id' => $made['id']], 'other')->data();
        self::assertEquals(['passerelleInitiativeDraft' => ['languageVersions' => $this->row('other', $made['id'])['languageVersions']]], $answer);
        self::assertTrue(Site::get()->query($draft, ['id' => $made['id']], 'owner')->hasErrors());
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $body = json_encode(['query' => Operations::read()->document('OwnRecords'), 'variables' => ['type' => 'initiative']], JSON_THROW_ON_ERROR);

        self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status);
    }

    /**
     * @phpstan-impure
     * @return array{language: string, state: string, changedFields: list<string>, isSource: bool, id: int|null, path: string|null, title: string|null}
     */
    private function english(int $id): array
    {
        foreach ($this->row('other', $id)['languageVersions'] as $version) {
            if ($version['language'] === 'EN') {
                return $version;
            }
        }
        self::fail('No English.');
    }

    /** @return Row */
    private function row(string $person, int $id): array
    {
        $answer = $this->list($person, ['perPage' => 100]);
        /** @var array{passerelleOwnRecords: array{items: list<Row>}} $data */
        $data = $answer->data();
        foreach ($data['passerelleOwnRecords']['items'] as $row) {
            if ($row['id'] === $id) {
                return $row;
            }
        }
        self::fail($answer->body);
    }

    /**
     * @param array<string, mixed> $variables
     * @return array{id: int, version: int}
     */
    private function save(string $person, array $variables): array
    {
        $answer = Site::get()->query(Operations::read()->document('MutateInitiative'), ['action' => 'save', ...$variables], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleMutateInitiative: array{id: int, version: int}} $data */
        $data = $answer->data();

        return $data['passerelleMutateInitiative'];
    }

    /** @param array<string, mixed> $variables */
    private function list(?string $person, array $variables = []): Answer
    {
        return Site::get()->query(Operations::read()->document('OwnRecords'), ['type' => 'initiative', ...$variables], $person);
    }
}
