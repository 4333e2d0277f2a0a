<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** Reports of members. "moderateur" is in charge of Senegal, where the reported member works; "other" reports. */
final class ReportsTest extends ContractTestCase
{
    public const OPERATIONS = ['HandleReport', 'ReopenReport', 'Reports'];

    public function testAReportIsHandledAndOpenedAgain(): void
    {
        $member = $this->member();
        self::assertSame(['passerelleReportMember' => true], $this->ask('ReportMember', ['memberId' => $member, 'reason' => 'spam', 'text' => 'Publicité'], 'other')->data());
        $open = $this->latest();
        self::assertSame([1, 'open', 'spam', 'Publicité'], [$open['version'], $open['state'], $open['reason'], $open['text']]);
        foreach (['other', 'owner', 'operateur', 'editor'] as $person) {
            self::assertSame('rights_moderate', $this->refusal($this->handle($open['id'], 1, $person)), $person);
        }
        foreach ([[$open['id'], 2, 'stale_version'], [0, 1, 'not_found'], [2_147_483_647, 1, 'not_found']] as [$id, $version, $code]) {
            self::assertSame($code, $this->refusal($this->handle($id, $version, 'moderateur')));
        }

        /** @var array{passerelleHandleReport: array{version: int, state: string, note: string}} $handled */
        $handled = $this->handle($open['id'], 1, 'moderateur')->data();
        self::assertSame([2, 'handled', 'Vérifié'], array_values(array_intersect_key($handled['passerelleHandleReport'], ['version' => 1, 'state' => 1, 'note' => 1])));
        self::assertSame('stale_version', $this->refusal($this->handle($open['id'], 1, 'administrator')));
        /** @var array{passerelleReopenReport: array{version: int, state: string}} $again */
        $again = $this->ask('ReopenReport', ['id' => $open['id'], 'language' => 'FR', 'version' => 2], 'administrator')->data();
        self::assertSame(['version' => 3, 'state' => 'open'], array_intersect_key($again['passerelleReopenReport'], ['version' => 1, 'state' => 1]));
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $change = ['id' => 1, 'language' => 'FR', 'version' => 1];
        $asked = ['Reports' => ['language' => 'FR'], 'ReopenReport' => $change, 'HandleReport' => [...$change, 'note' => 'x', 'outcome' => 'no_consequence']];
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
        foreach (['other', 'editor', null] as $person) {
            self::assertSame('rights_moderate', $this->refusal($this->ask('Reports', ['language' => 'FR'], $person)));
        }
    }

    /** @return array{id: int, version: int, state: string, reason: string, text: string} */
    private function latest(): array
    {
        /** @var array{passerelleReports: array{items: non-empty-list<array{id: int, version: int, state: string, reason: string, text: string}>}} $data */
        $data = $this->ask('Reports', ['language' => 'FR', 'perPage' => 100], 'moderateur')->data();
        $items = $data['passerelleReports']['items'];

        return $items[count($items) - 1];
    }

    private function handle(int $id, int $version, string $as): Answer
    {
        return $this->ask('HandleReport', ['id' => $id, 'language' => 'FR', 'note' => 'Vérifié', 'outcome' => 'no_consequence', 'version' => $version], $as);
    }

    private function member(): int
    {
        $query = 'query { passerelleProfile(language: FR, slug: "aissatou-n-guessan") { card { id } } }';
        /** @var array{passerelleProfile: array{card: array{id: int}}} $data */
        $data = Site::get()->query($query)->data();

        return $data['passerelleProfile']['card']['id'];
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $as): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables, $as);
    }

    private function refusal(Answer $answer): string
    {
        /** @var array{errors?: list<array{extensions: array{code: string}}>} $body */
        $body = json_decode($answer->body, true);

        return $body['errors'][0]['extensions']['code'] ?? self::fail($answer->body);
    }
}
