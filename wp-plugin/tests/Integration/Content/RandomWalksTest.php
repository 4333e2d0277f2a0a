<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use DateTimeImmutable;
use Passerelle\Audit\AuditLine;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** Anybody tries anything with a record in two languages; what is stored must always be explained by the audit log. */
final class RandomWalksTest extends IntegrationTestCase
{
    private const WALKS = 200;
    private const STEPS = 6;
    /** Of four tries, those that choose among the steps that exist from the status. */
    private const POSSIBLE_TRIES = 3;

    public function testWhateverIsTriedTheInvariantsHold(): void
    {
        $people = [
            $this->users->beneficiaire(), $this->users->beneficiaire(), $this->users->moderateur('SN'), $this->users->editor(),
            $this->users->administrator(), $this->users->with(Role::SuperAdministrateur),
        ];
        $taken = [];
        for ($seed = 1; $seed <= self::WALKS; $seed++) {
            $random = new Randomizer(new Mt19937($seed));
            $french = $this->content->draft(ContentType::Initiative, ownerId: $people[0]->id);
            $english = $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $french->groupId, ownerId: $people[0]->id);
            for ($step = 0; $step < self::STEPS; $step++) {
                $taken[] = $this->step($random, $people, $random->getInt(0, 1) === 0 ? $french : $english);
            }
            $this->assertExplained([$french, $english], "seed {$seed}");
        }

        self::assertSame([], ($this->plugin->audit->verify)()->faults);
        self::assertSame([], [...$this->plugin->catalogue->verify->differences()]);
        self::assertGreaterThan(10, count(array_unique($taken)), 'The walks reach most of the table.');
    }

    /** @param list<Viewer> $people */
    private function step(Randomizer $random, array $people, Record $record): string
    {
        $actor = $people[$random->getInt(0, count($people) - 1)];
        $chosen = Status::cases()[$random->getInt(0, count(Status::cases()) - 1)];
        $now = $this->reload($record);
        $steps = array_filter(Transition::cases(), static fn (Transition $each): bool => $each->rule()->to !== []);
        if ($random->getInt(0, 3) < self::POSSIBLE_TRIES) {
            $steps = array_filter($steps, fn (Transition $each): bool => $each->startsFrom($now->status, $now->type) && $this->plugin->policy->can($actor, $each, $now)) ?: $steps;
        }
        $transition = array_values($steps)[$random->getInt(0, count($steps) - 1)];
        $date = $transition === Transition::Schedule ? new DateTimeImmutable('+2 days') : null;
        $line = $this->plugin->audit->lines->head()->lastId;
        try {
            $after = ($this->plugin->content->changeStatus)(new StatusChange($actor, $record->id, $transition, $now->version, $date, true, $chosen, 'Motif'));
        } catch (DomainError) {
            self::assertEquals([$now, $line], [$this->reload($record), $this->plugin->audit->lines->head()->lastId]);

            return '';
        }
        self::assertTrue($transition->startsFrom($now->status, $now->type));
        self::assertSame([$now->version + 1, $line + 1], [$after->version, $this->plugin->audit->lines->head()->lastId]);

        return $transition->value;
    }

    /** @param list<Record> $posts */
    private function assertExplained(array $posts, string $label): void
    {
        foreach ($posts as $post) {
            $stored = $this->reload($post);
            $lines = array_values(array_filter($this->plugin->audit->lines->ofGroup($post->groupId), static fn (AuditLine $line): bool => $line->postId === $post->id));
            $status = '';
            foreach ($lines as $line) {
                self::assertSame($status, $line->before, "{$label}: no step is skipped");
                $status = $line->after;
            }
            self::assertSame([$stored->status->value, $stored->version], [$status, count($lines)], $label);
        }
    }
}
