<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\Succession;

use Passerelle\Security\Audit\AuditLog;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Content;
use Passerelle\Kernel\Services;
use Passerelle\Structures\Memberships\MembershipNotices;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Notices\Notify;
use Passerelle\Outbox\HasHandlers;
use Passerelle\Outbox\Outbox;
use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Lifecycle\StructureLifecycleModule;

/** Administrators settle who owns a structure whose owners have no active account. */
final readonly class SuccessionModule implements HasHandlers
{
    public SuccessionStore $successions;
    public Ownerless $ownerless;
    public PlanSuccession $plan;
    public CarryOutSuccession $carryOut;

    public function __construct(
        Services $services,
        Content $content,
        StructureLifecycleModule $lifecycle,
        DeletionPlans $deletions,
        Notify $notify,
        Outbox $outbox,
        AuditLog $audit,
    ) {
        $memberships = new MembershipStore($services->database);
        $this->successions = new SuccessionStore($services->database);
        $this->ownerless = new Ownerless($this->successions, $memberships, $lifecycle->stored, new AccountState(), $deletions, new ViewerFactory());
        $events = new SuccessionEvents($audit, new MembershipNotices($notify));
        $this->plan = new PlanSuccession($this->successions, $this->ownerless, $lifecycle->stored, $memberships, $events, $outbox, $services);
        $parts = new SuccessionParts($this->successions, $this->ownerless, $events);
        $this->carryOut = new CarryOutSuccession($parts, $lifecycle->stored, $memberships, $content->detach, $lifecycle->extents, $lifecycle->end, $services);
    }

    public function handlers(): array
    {
        return [$this->carryOut];
    }
}
