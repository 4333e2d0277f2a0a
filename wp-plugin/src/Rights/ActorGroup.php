<?php

declare(strict_types=1);

namespace Passerelle\Rights;

/** A group of people that may take transitions, in the transition table. */
enum ActorGroup
{
    /** Its author, or an owner of the structure itself. */
    case Owner;
    /** Those who may edit the record directly. */
    case Writers;
    /** Those whose changes of the public record wait for a validator. */
    case Proposers;
    /** Administrators, and moderateurs for the countries of the record; never of what they own or co-edit. */
    case Moderators;
    /** The same people as Moderators, for changes that the owner of a public record proposes. */
    case ProposalModerators;
    /** Editors and above; for calls also their managers. */
    case Publishers;
    /** Those who run a call: its owner and its managers, while they are operators. */
    case Managers;
    /** Those who publish all records of the type, whoever they belong to. */
    case Editors;
    case Administrators;
    case SuperAdministrators;
    /** Those whose capabilities allow deleting it. */
    case Deleters;
}
