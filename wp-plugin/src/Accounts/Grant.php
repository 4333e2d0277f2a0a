<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

/** What a cell of the capability table says. */
enum Grant
{
    case Never;
    case Always;
    /** Their own records, and those of a structure that they edit together with others. */
    case Own;
    /** Their own published records, but what they write waits for a validator. */
    case OwnAsProposal;
    case OwnDrafts;
    /** Their own calls and those that name them as manager. */
    case Managed;
    case OwnWithoutApplications;
    /** Records whose countries include their main country. */
    case InScope;
}
