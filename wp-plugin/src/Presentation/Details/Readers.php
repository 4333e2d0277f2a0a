<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Viewer with whose rights records are read. */
final readonly class Readers
{
    public function __construct(private ViewerFactory $viewers, private ProxyRequest $request)
    {
    }

    /** The person of the request; for the members' copy of a page, any member. */
    public function current(): Viewer
    {
        $viewer = $this->viewers->current();

        return !$viewer->isSignedIn() && $this->request->isForMembers() ? Viewer::anyMember() : $viewer;
    }
}
