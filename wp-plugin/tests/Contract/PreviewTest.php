<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** Links to the page of what is not public, and what they show. */
final class PreviewTest extends ContractTestCase
{
    public const OPERATIONS = ['Preview', 'PreviewLink', 'PreviewLinks', 'RevokePreviewLink'];

    private const WEEK = 604_800;

    public function testALinkShowsTheDraftInTheShapeOfItsPublicPage(): void
    {
        $id = $this->draft();
        $link = $this->link('other', $id);

        self::assertMatchesRegularExpression('~^https?://[^/]+/apercu/\?hash=\w{60,120}$~', $link['url']);
        self::assertEqualsWithDelta(time() + self::WEEK, strtotime($link['expiresAt']), 60);
        foreach ([null, 'owner'] as $person) {
            /** @var array{passerellePreview: array{call: null, initiative: array{subtitle: string|null, card: array{title: string, locked: bool}}}} $data */
            $data = $this->preview($link['url'], 'FR', $person)->data();
            $item = $data['passerellePreview']['initiative'];
            self::assertNull($data['passerellePreview']['call']);
            self::assertSame(['SECRET de brouillon', 'SECRET en une phrase', false], [$item['card']['title'], $item['subtitle'], $item['card']['locked']]);
        }
        self::assertSame('not_found', $this->refusal($this->preview($link['url'], 'EN', null)));
    }

    public function testALinkShowsADraftOfACall(): void
    {
        $id = $this->made('MutateCall', ['language' => 'fr', 'title' => 'SECRET d’appel', 'fees' => 'none'], 'operateur');
        foreach ([null, 'owner', 'moderateur'] as $person) {
            self::assertSame('not_found', $this->refusal($this->ask('PreviewLink', ['id' => $id], $person)), $person ?? 'visitor');
        }
        $link = $this->link('operateur', $id);

        /** @var array{passerellePreview: array{initiative: null, call: array{card: array{title: string}}}} $data */
        $data = $this->preview($link['url'], 'FR', null)->data();
        self::assertSame([null, 'SECRET d’appel'], [$data['passerellePreview']['initiative'], $data['passerellePreview']['call']['card']['title']]);
    }

    public function testALinkShowsADraftOfAPersonAsVisitorsWillSeeIt(): void
    {
        $input = [
            'language' => 'fr',
            'firstName' => 'Kossi',
            'lastName' => 'Amouzou',
            'offered' => 'Un atelier',
            'sought' => 'SECRET recherche',
            'motivation' => 'SECRET motivation',
            'visibility' => ['sought' => 'members'],
        ];
        $id = $this->made('CreateProfile', $input, 'other');
        foreach ([null, 'owner', 'operateur', 'moderateur'] as $person) {
            self::assertSame('not_found', $this->refusal($this->ask('PreviewLink', ['id' => $id], $person)), $person ?? 'visitor');
        }
        $url = $this->link('other', $id)['url'];
        foreach ([null, 'owner', 'other'] as $person) {
            $answer = $this->preview($url, 'FR', $person);
            /** @var array{passerellePreview: array{initiative: null, profile: array{offered: string, sought: null, card: array{title: string, locked: bool}}, structure: null}} $data */
            $data = $answer->data();
            ['initiative' => $initiative, 'profile' => $profile, 'structure' => $structure] = $data['passerellePreview'];
            self::assertSame([null, null, 'Kossi Amouzou', false], [$initiative, $structure, $profile['card']['title'], $profile['card']['locked']]);
            self::assertSame(['Un atelier', null], [$profile['offered'], $profile['sought']], $person ?? 'visitor');
            self::assertStringNotContainsString('SECRET', $answer->body, $person ?? 'visitor');
        }
        // Other tests begin the profile of this person.
        $deleted = $this->ask('MutateProfile', ['action' => 'delete', 'id' => $id, 'version' => 1], 'other');
        self::assertFalse($deleted->hasErrors(), $deleted->body);
        self::assertSame('not_found', $this->refusal($this->preview($url, 'FR', 'other')));
    }

    public function testALinkShowsADraftOfAStructureToThoseWhoGetItFromAnOwner(): void
    {
        $input = ['language' => 'fr', 'name' => 'Vanniers de Tanger', 'activities' => 'Des paniers', 'contactEmail' => 'SECRET@example.org'];
        $id = $this->made('CreateStructure', $input, 'owner');
        foreach ([null, 'other', 'operateur', 'moderateur'] as $person) {
            self::assertSame('not_found', $this->refusal($this->ask('PreviewLink', ['id' => $id], $person)), $person ?? 'visitor');
        }
        $answer = $this->preview($this->link('owner', $id)['url'], 'FR', null);
        /** @var array{passerellePreview: array{profile: null, structure: array{activities: string, card: array{title: string}}}} $data */
        $data = $answer->data();
        ['profile' => $profile, 'structure' => $structure] = $data['passerellePreview'];
        self::assertSame([null, 'Vanniers de Tanger', 'Des paniers'], [$profile, $structure['card']['title'], $structure['activities']]);
        self::assertStringNotContainsString('SECRET', $answer->body);
    }

    public function testNobodyElseMakesALink(): void
    {
        $id = $this->draft();
        foreach ([null, 'owner', 'operateur', 'moderateur'] as $person) {
            $answer = $this->ask('PreviewLink', ['id' => $id], $person);
            self::assertSame('not_found', $this->refusal($answer), $person ?? 'visitor');
            self::assertStringNotContainsString('SECRET', $answer->body, $person ?? 'visitor');
        }
        self::assertSame('not_found', $this->refusal($this->ask('PreviewLink', ['id' => 0], 'other')));
    }

    public function testAnAlteredLinkShowsNothing(): void
    {
        $url = $this->link('other', $this->draft())['url'];
        $last = substr($url, -1);
        foreach ([substr($url, 0, -1), substr($url, 0, -1) . ($last === '0' ? '1' : '0'), "{$url}0", '?hash='] as $altered) {
            $answer = $this->preview($altered, 'FR', 'other');
            self::assertSame('not_found', $this->refusal($answer), $altered);
            self::assertStringNotContainsString('SECRET', $answer->body);
        }
    }

    public function testALinkIsListedAndRevoked(): void
    {
        $id = $this->draft();
        [$first, $second] = [$this->link('other', $id), $this->link('other', $id)];
        $links = $this->links('other', $id);
        self::assertSame([$second['expiresAt'], true], [$links[0]['expiresAt'], $links[0]['isOwn']]);
        self::assertSame(['createdAt', 'expiresAt', 'id', 'isOwn'], array_keys($links[1]));
        self::assertEqualsWithDelta(time(), strtotime($links[1]['createdAt']), 60);
        foreach ([null, 'owner', 'operateur', 'moderateur'] as $person) {
            self::assertSame('not_found', $this->refusal($this->ask('PreviewLinks', ['id' => $id], $person)), $person ?? 'visitor');
            self::assertSame('not_found', $this->refusal($this->ask('RevokePreviewLink', ['id' => $id, 'linkId' => $links[0]['id']], $person)), $person ?? 'visitor');
        }

        $answer = $this->ask('RevokePreviewLink', ['id' => $id, 'linkId' => $links[0]['id']], 'other');

        self::assertSame(['passerelleRevokePreviewLink' => true], $answer->data());
        self::assertSame([$links[1]], $this->links('other', $id));
        self::assertSame('link_expired', $this->refusal($this->preview($second['url'], 'FR', 'other')));
        self::assertFalse($this->preview($first['url'], 'FR', null)->hasErrors());
        self::assertSame('not_found', $this->refusal($this->ask('RevokePreviewLink', ['id' => $id, 'linkId' => $links[0]['id']], 'other')), 'It is over.');
    }

    public function testALinkIsOverOnceTheRecordIsDeleted(): void
    {
        $id = $this->draft();
        $url = $this->link('other', $id)['url'];
        $deleted = $this->ask('MutateInitiative', ['action' => 'delete', 'id' => $id, 'version' => 1], 'other');
        self::assertFalse($deleted->hasErrors(), $deleted->body);

        self::assertSame('not_found', $this->refusal($this->preview($url, 'FR', null)));
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $id = $this->draft();
        $operations = [
            'PreviewLink' => ['id' => $id],
            'PreviewLinks' => ['id' => $id],
            'RevokePreviewLink' => ['id' => $id, 'linkId' => 1],
            'Preview' => ['hash' => 'x', 'language' => 'FR'],
        ];
        foreach ($operations as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);
            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status);
        }
    }

    private function draft(): int
    {
        return $this->made('MutateInitiative', ['language' => 'fr', 'title' => 'SECRET de brouillon', 'subtitle' => 'SECRET en une phrase'], 'other');
    }

    /** @param array<string, mixed> $input */
    private function made(string $operation, array $input, string $person): int
    {
        $answer = $this->ask($operation, ['action' => 'save', 'input' => $input], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var non-empty-array<string, array{id: int}> $data */
        $data = $answer->data();

        return array_values($data)[0]['id'];
    }

    /** @return array{url: string, expiresAt: string} */
    private function link(string $person, int $id): array
    {
        $answer = $this->ask('PreviewLink', ['id' => $id], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerellePreviewLink: array{url: string, expiresAt: string}} $data */
        $data = $answer->data();

        return $data['passerellePreviewLink'];
    }

    /** @return list<array{createdAt: string, expiresAt: string, id: int, isOwn: bool}> */
    private function links(string $person, int $id): array
    {
        /** @var array{passerellePreviewLinks: list<array{createdAt: string, expiresAt: string, id: int, isOwn: bool}>} $data */
        $data = $this->ask('PreviewLinks', ['id' => $id], $person)->data();

        return $data['passerellePreviewLinks'];
    }

    private function preview(string $url, string $language, ?string $person): Answer
    {
        return $this->ask('Preview', ['hash' => explode('=', $url)[1] ?? '', 'language' => $language], $person);
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $person): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables, $person);
    }

    private function refusal(Answer $answer): string
    {
        preg_match('/"code":\s*"(\w+)"/', $answer->body, $code);

        return $code[1] ?? '';
    }
}
