<?php

declare(strict_types=1);

namespace Passerelle\Rights;

/** Value of a cell of the capability table. */
enum Grant
{
    case Never;
    case Always;
    /** Own records, and those of structures that they may edit; supported projects that they benefit from. */
    case Own;
    /** The same, published, by proposals that a validator or an editor must approve. */
    case OwnAsProposal;
    case OwnDrafts;
    /** Own calls and those that they manage. */
    case Managed;
    case OwnWithoutApplications;
    /** Records whose countries include their main country. */
    case InScope;
}
