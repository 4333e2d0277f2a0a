<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Rights;

use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Rights\ObjectRules;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Subject;
use Passerelle\Rights\Transition;
use Passerelle\Rights\TransitionRights;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** Walks through the table of transitions, by anybody in any order: what must never be reached is not reached. */
final class RandomWalksTest extends TestCase
{
    private const WALKS = 10_000;
    private const STEPS = 12;
    private const OWNER = 7;
    /** Steps by which somebody other than the owner agreed that the record is public. */
    private const DECISIONS = [Transition::Approve, Transition::Publish, Transition::Schedule, Transition::AlterRejected, Transition::AlterValid];

    public function testNothingIsPublicWithoutADecisionAndOwnersUndoNothing(): void
    {
        $rights = new TransitionRights(new ObjectRules(new StructureEditors(static fn (): array => [])));
        $owner = new Viewer(self::OWNER, ['beneficiaire']);
        $people = [
            $owner, new Viewer(8, ['beneficiaire']), new Viewer(9, ['moderateur'], 'SN'), new Viewer(10, ['moderateur'], 'FR'),
            new Viewer(11, ['editor']), new Viewer(12, ['administrator']), new Viewer(13, ['super_administrateur']), Viewer::anonymous(),
        ];
        $reached = [];
        for ($seed = 1; $seed <= self::WALKS; $seed++) {
            $random = new Randomizer(new Mt19937($seed));
            $pick = static fn (array $from): mixed => $from[$random->getInt(0, count($from) - 1)];
            [$status, $before, $isDecided] = [Status::Draft, null, false];
            for ($step = 0; $step < self::STEPS; $step++) {
                /** @var Transition $transition */
                $transition = $pick(Transition::cases());
                /** @var Viewer $actor */
                $actor = $pick($people);
                /** @var Status $chosen */
                $chosen = $pick(Status::cases());
                $subject = new Subject(ContentType::Initiative, $status, self::OWNER, countries: ['SN']);
                $target = $transition->target($before, $chosen);
                if ($target === null || !$transition->startsFrom($status, ContentType::Initiative) || !$rights->allows($actor, $subject, $transition)) {
                    continue;
                }
                $label = "seed {$seed}: {$transition->value} from {$status->value}";
                self::assertTrue($actor->isSignedIn() && $actor->id !== 8 && $actor->id !== 10, "{$label}: not theirs");
                if ($actor === $owner && $target->isPublic()) {
                    self::assertTrue($isDecided, "{$label}: owners make nothing public that nobody has decided on");
                }
                self::assertFalse($actor === $owner && $status === Status::Rejected, "{$label}: a rejection is final for its owner");
                $isDecided = ($isDecided || in_array($transition, self::DECISIONS, true));
                $before = in_array($target, [Status::Offline, Status::Trash], true) ? $status : null;
                $status = $target;
                $reached[$status->value] = true;
                self::assertTrue(!$status->isPublic() || $isDecided, $label);
            }
        }

        self::assertCount(count(Status::cases()) - 1, $reached, 'All statuses but the auto-draft are reached.');
    }
}
