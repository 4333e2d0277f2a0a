<?php

declare(strict_types=1);

namespace Passerelle\StructureLifecycle;

use Passerelle\Content\Content;
use Passerelle\Content\ReferringRecords;
use Passerelle\Files\FileUses;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Services;
use Passerelle\Memberships\MembershipNotices;
use Passerelle\Memberships\MembershipStore;
use Passerelle\Memberships\VisibleStructures;
use Passerelle\Notices\Notify;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\StructureLifecycle\GraphQL\DeletionTypes;

/** The end of structures: deletion by their owners. */
final readonly class StructureLifecycleModule implements HasGraphQlTypes
{
    private function __construct(public EndedStore $ended, public DeletionExtents $extents, public DeleteStructure $delete)
    {
    }

    public static function build(Services $services, Content $content, Policy $policy, FileUses $files, Notify $notify): self
    {
        $memberships = new MembershipStore($services->database);
        $ended = new EndedStore($services->database, $services->clock);
        $extents = new DeletionExtents($content->records, new ReferringRecords($services->database, $content->definitions, $content->records), $files);
        $end = new EndStructure($ended, $memberships, $content->definitions, $content->dependent, new MembershipNotices($notify));

        return new self(
            $ended,
            $extents,
            new DeleteStructure(new VisibleStructures($content->records, $policy, $memberships), $memberships, $extents, $end, $services->transaction),
        );
    }

    public function graphQlTypes(): array
    {
        return [new DeletionTypes($this->delete, new ProxyRequest(), new ViewerFactory())];
    }
}
