<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Record;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

/** The table of decisions through the operation that calls of /api send: person × state × decision, in scope, out of it, and on their own. */
#[Group('exhaustive')]
final class DecisionCallsTest extends IntegrationTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    private const HTTP_OK = 200;

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER[self::SECRET] = constant('PASSERELLE_GRAPHQL_SECRET');
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    public function testWhoDecidesWhatFromWhere(): void
    {
        $trials = new Trials($this->plugin, $this->content, $this->users, ContentType::Initiative);
        $table = new DecisionTable();
        $expected = $actual = [];
        foreach (Trials::STATES as $state) {
            $record = $trials->record($state);
            foreach (Trials::PEOPLE as $person) {
                foreach (DecisionTable::decisions() as $name => $input) {
                    $label = "{$state}, {$person}: {$name}";
                    // Who decides on nothing learns nothing of records either.
                    $expected[$label] = in_array($person, DecisionTable::DECIDING, true)
                        ? $table->expected($trials->textKey(), $person, $state, $name, $input)
                        : 'rights_moderate';
                    $actual[$label] = $trials->outcome($person, $record, fn (): ?string => $this->call($trials, $person, $record, $input));
                }
            }
        }

        self::assertSame($expected, $actual);
    }

    public function testNobodyDecidesOnTheirOwn(): void
    {
        $trials = new Trials($this->plugin, $this->content, $this->users, ContentType::Initiative);
        $expected = $actual = [];
        foreach (DecisionTable::ownTrials() as [$person, $state]) {
            $record = $trials->recordOf($person, $state);
            foreach (DecisionTable::decisions() as $name => $input) {
                $label = "{$state} of {$person}: {$name}";
                $expected[$label] = DecisionTable::refusalOfOwn($person, $state);
                $actual[$label] = $trials->outcome($person, $record, fn (): ?string => $this->call($trials, $person, $record, $input));
            }
        }

        self::assertSame($expected, $actual);
    }

    /** @return string|null the code of the refusal, of the whole or of the record */
    private function call(Trials $trials, string $person, Record $record, DecisionInput $input): ?string
    {
        wp_set_current_user($trials->people[$person]->id);
        $answer = graphql(['query' => Operations::read()->document('Decide'), 'variables' => [
            'items' => [['id' => $record->id, 'version' => $record->version]],
            'status' => $input->decision->value,
            'target' => $input->target->value,
            'comment' => $input->comment,
            'rejectionReason' => $input->reason === null ? null : $input->reason->value,
        ]]);
        wp_set_current_user(0);
        /**
         * @var array{
         *     errors?: list<array{extensions: array{code: string}}>,
         *     data: array{passerelleDecide: array{results: list<array{id: int, ok: bool, status: int, error: array{code: string}|null}>}|null}|null,
         * } $answer
         */
        $refusal = $answer['errors'][0]['extensions']['code'] ?? null;
        if ($refusal !== null) {
            return $refusal;
        }
        [$result] = $answer['data']['passerelleDecide']['results'] ?? self::fail((string) json_encode($answer));
        $code = $result['error']['code'] ?? null;
        self::assertSame(
            [$record->id, $code === null, $code === null ? self::HTTP_OK : ErrorCode::from($code)->status()],
            [$result['id'], $result['ok'], $result['status']],
        );

        return $code;
    }
}
