<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Security\Audit\AuditLog;
use Passerelle\Content\Content;
use Passerelle\Content\ReferringRecords;
use Passerelle\Files\FileUses;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Invitations\InvitationMoves;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Structures\Memberships\MembershipNotices;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Structures\Memberships\VisibleStructures;
use Passerelle\Notices\Notify;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Lifecycle\GraphQL\DeletionTypes;

/** The end of structures: deletion by their owners, restoration and merges by administrators. */
final readonly class StructureLifecycleModule implements Module, HasDailyTasks, HasGraphQlTypes
{
    public const DAILY = 'passerelle_purge_ended_structures';

    public EndedStore $ended;
    public DeletionExtents $extents;
    public DeleteStructure $delete;
    public RestoreStructure $restore;
    public MergeStructures $merge;
    public UndoMerge $undoMerge;
    public PurgeEnded $purge;
    public StoredStructures $stored;
    public EndStructure $end;
    private RestoredPosts $restoredPosts;

    public function __construct(Services $services, Content $content, Policy $policy, FileUses $files, Notify $notify, AuditLog $audit)
    {
        $db = $services->database;
        $transaction = $services->transaction;
        [$records, $definitions, $changes] = [$content->records, $content->definitions, $content->dependent];
        $memberships = new MembershipStore($db);
        $notices = new MembershipNotices($notify);
        $referring = new ReferringRecords($db, $definitions, $records);
        $this->ended = new EndedStore($db, $services->clock, $services->config->limit('structures', 'restoreDays'));
        $this->extents = new DeletionExtents($records, $referring, $files);
        $this->end = new EndStructure($this->ended, $memberships, $definitions, $changes, $notices);
        $this->delete = new DeleteStructure(new VisibleStructures($records, $policy, $memberships), $memberships, $this->extents, $this->end, $transaction);
        $returned = new ReturnedReferences($this->ended, $records, $changes);
        $this->restore = new RestoreStructure($this->ended, $records, $returned, $memberships, $content->detach, $notices, $services);
        $this->stored = new StoredStructures($records);
        $references = new MergeReferences($this->ended, $records, $referring, $definitions, $changes);
        $events = new MergeEvents($audit, $notices);
        $slugs = $content->reading->formerSlugs;
        $invitations = new MovedInvitations(new InvitationMoves($db), $this->ended);
        $parts = new MergeParts($this->ended, $this->stored, $references, $memberships, $invitations);
        $this->merge = new MergeStructures($parts, $changes, $slugs, $events, $transaction);
        $this->undoMerge = new UndoMerge($parts, $returned, $slugs, $events, $transaction);
        $this->purge = new PurgeEnded($this->ended, $records, $changes, $transaction);
        $this->restoredPosts = new RestoredPosts($this->ended, $records, $this->restore, new ViewerFactory());
    }

    public function register(): void
    {
        $this->restoredPosts->register();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => ($this->purge)(...)];
    }

    public function graphQlTypes(): array
    {
        return [new DeletionTypes($this->delete, new ProxyRequest(), new ViewerFactory())];
    }
}
