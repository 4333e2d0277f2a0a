<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Details;

use Passerelle\Accounts\Viewer;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\ProxyRequest;

/** With whose rights records are read. */
final readonly class Readers
{
    public function __construct(private ViewerFactory $viewers, private ProxyRequest $request)
    {
    }

    /** The person of the request; for a page that all members share, any member. */
    public function current(): Viewer
    {
        $viewer = $this->viewers->current();

        return !$viewer->isSignedIn() && $this->request->isForMembers() ? Viewer::anyMember() : $viewer;
    }
}
